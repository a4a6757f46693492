import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, pressKey, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { OrdersView } from './orders-view.tsx'
import { anOrder, aStaffShop, COUNTS, STATES, someDetails, until } from './testing/a-staff-shop.ts'

let shop: ReturnType<typeof aStaffShop>
beforeEach(() => {
  shop = aStaffShop()
})
const open = async (openId?: number, address = '/admin/orders') => {
  const opened = await openPage(<OrdersView openId={openId} />, { shop, address })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}
const numbers = () => all('button', /^\d+$/).map(textOf)
const rows = () => [...document.querySelectorAll('tbody tr')].map(textOf)
const lists = () => shop.asked('staff.orders').map(({ query }) => query)

describe('the lists of the staff', () => {
  it('what is looked at stands in the address, and is there again when that is opened', async () => {
    const { address, leave } = await open(undefined, '/admin/orders?store=de')
    await press('button', 'To send 2')
    expect(address()).toBe('/admin/orders?store=de&view=to_send')
    leave()
    await open(undefined, address())
    expect(lists().at(-1)).toEqual({ view: 'to_send', q: '', store: 'de' })
    expect(find('button', 'To send 2').getAttribute('aria-current')).toBe('true')
  })

  it('an address that names no list shows the open orders', async () => {
    await open(undefined, '/admin/orders?view=secret')
    expect(lists()).toEqual([{ view: 'open', q: '' }])
  })

  it('a row says what hinders its order: unpaid, or money somebody must look at', async () => {
    const unpaid = { order: 'placed', payment: 'failed' } as const
    const items = [anOrder(1001, { states: unpaid }), anOrder(1000, { review: 'amount_differs' })]
    shop.client.script['staff.orders'] = () => ({ items, counts: COUNTS, next: null })
    await open()
    expect(rows()).toEqual([
      expect.stringContaining('Payment failed'),
      expect.stringContaining('The bank names another sum'),
    ])
  })

  it('a sum is written as the store of its order writes it', async () => {
    const items = [anOrder(1001, { store_code: 'de', currency: 'EUR' })]
    shop.client.script['staff.orders'] = () => ({ items, counts: COUNTS, next: null })
    await open()
    expect(rows()[0]).toMatch(/93,50 €$/)
  })

  it('the file of the list holds the orders that are not on the screen, too', async () => {
    const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
    shop.client.script['staff.orders'] = ({ query }) =>
      (query as { before?: string }).before === '1000'
        ? { items: [anOrder(999)], counts: COUNTS, next: null }
        : { items: [anOrder(1001), anOrder(1000)], counts: COUNTS, next: '1000' }
    await open(undefined, '/admin/orders?view=all&store=de')
    await press('button', 'As CSV')
    await settled()
    const [, ...inFile] = saved.mock.calls[0]?.[1] ?? []
    expect(inFile).toHaveLength(3)
    expect(lists().slice(1)).toEqual([
      { view: 'all', q: '', store: 'de', size: 100 },
      { view: 'all', q: '', store: 'de', size: 100, before: '1000' },
    ])
  })

  it('a press on a column has the shop sort all of them, and the next pages and the file follow', async () => {
    const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
    const cheap = anOrder(7, { total: 1 })
    const dear = anOrder(8, { total: 900 })
    shop.client.script['staff.orders'] = ({ query }) => {
      const { sort, before } = query as { sort?: string; before?: string }
      if (before !== undefined) return { items: [cheap], counts: COUNTS, next: null }
      return { items: [sort ? dear : anOrder(9)], counts: COUNTS, next: sort ? '8:90000' : '9' }
    }
    const { address } = await open()
    await press('button', 'Total')
    expect([address(), numbers()]).toEqual(['/admin/orders?sort=-total', ['8']])
    await press('button', 'Show more')
    expect(numbers()).toEqual(['8', '7'])
    await press('button', 'As CSV')
    await settled()
    expect(lists().slice(1)).toEqual([
      { view: 'open', q: '', sort: '-total' },
      { view: 'open', q: '', sort: '-total' },
      { view: 'open', q: '', sort: '-total', before: '8:90000' },
      { view: 'open', q: '', sort: '-total', size: 100 },
      { view: 'open', q: '', sort: '-total', size: 100, before: '8:90000' },
    ])
    expect(saved.mock.calls.at(-1)?.[1]).toHaveLength(3)
  })

  it('an order nobody can sort by is not asked for', async () => {
    await open(undefined, '/admin/orders?sort=fame')
    expect(lists()).toEqual([{ view: 'open', q: '' }])
  })

  it('the next page is added below, and the button goes with the last', async () => {
    shop.client.script['staff.orders'] = ({ query }) =>
      (query as { before?: string }).before === '1000'
        ? { items: [anOrder(999)], counts: COUNTS, next: null }
        : { items: [anOrder(1001), anOrder(1000)], counts: COUNTS, next: '1000' }
    await open()
    await press('button', 'Show more')
    expect([numbers(), has('button', 'Show more')]).toEqual([['1001', '1000', '999'], false])
  })

  it('that could not be loaded come when tried again', async () => {
    const load = shop.client.script['staff.orders']
    shop.client.script['staff.orders'] = refuses(404)
    await open()
    expect(page()).toContain('That could not be loaded.')
    if (load) shop.client.script['staff.orders'] = load
    await press('button', 'Try again')
    expect(numbers()).toEqual(['1001', '1000'])
  })

  it('with nothing in them say so', async () => {
    shop.client.script['staff.orders'] = () => ({ items: [], counts: COUNTS, next: null })
    await open()
    expect(page()).toContain('Nothing waits here.')
  })
})

describe('an order beside its list', () => {
  it('says which of how many it is, and leads to the one before and after', async () => {
    const { address } = await open(1001)
    expect(page()).toContain('1 of 2')
    expect((find('button', 'Order before') as HTMLButtonElement).disabled).toBe(true)
    await press('button', 'Next order')
    expect(address()).toBe('/admin/orders/1000')
  })

  it('tells what happened, the latest first, and who did it', async () => {
    const events = [
      { states: STATES, step: 'place', by: 'customer', name: '', at: '2026-03-02T10:00:00Z' },
      { states: STATES, step: 'pay', by: 'system', name: '', at: '2026-03-02T10:05:00Z' },
      { states: STATES, step: 'pack', by: 'staff', name: 'Bert', at: '2026-03-03T08:00:00Z' },
    ]
    shop.client.script['staff.order'] = () => someDetails({ events })
    await open(1001)
    expect([...document.querySelectorAll('ol li > span')].map(textOf)).toEqual([
      ...['PackedBert', 'PaidThe shop', 'OrderedCustomer'],
    ])
  })

  it('a tracking number that was noted reads as such, not as the heading of the history once more', async () => {
    const taken = { states: STATES, by: 'staff', name: 'Bert', at: '2026-03-03T08:00:00Z' }
    const events = ['track', 'dateDelivery'].map((step) => ({ ...taken, step }))
    shop.client.script['staff.order'] = () => someDetails({ events })
    await open(1001)
    expect([...document.querySelectorAll('ol li > span')].map(textOf)).toEqual([
      ...['Delivery day setBert', 'Tracking number notedBert'],
    ])
  })

  it('a step that was taken has order and list read anew', async () => {
    await open(1001)
    shop.client.script['staff.order'] = () => someDetails({ steps: ['ship'] })
    await press('button', 'Mark as packed')
    await settled()
    expect([has('button', 'Hand to the carrier'), has('button', 'Mark as packed')]).toEqual([true, false])
    expect(lists()).toHaveLength(2)
  })

  it('a step that was taken was offered again until the order had been read anew', async () => {
    await open(1001)
    let answer: (details: object) => void = () => undefined
    shop.client.script['staff.order'] = () => new Promise((resolve) => (answer = resolve))
    await press('button', 'Mark as packed')
    await press('button', 'Mark as packed')
    expect(shop.asked('staff.orderStep')).toHaveLength(1)
    await act(async () => answer(someDetails({ steps: ['ship'] })))
    await press('button', 'Hand to the carrier')
    expect(has('field', 'Tracking number')).toBe(true)
  })

  it.each([404, 400])('that there is none of is said so, and leads back to the list (%i)', async (code) => {
    shop.client.script['staff.order'] = refuses(code)
    const { address } = await open(5, '/admin/orders/5?view=all')
    expect(page()).toContain('There is no such order.')
    expect(has('button', 'Try again')).toBe(false)
    await press('button', 'Back to the list')
    expect(address()).toBe('/admin/orders?view=all')
  })

  it('that could not be loaded comes when tried again, and its list stays', async () => {
    shop.client.script['staff.order'] = refuses(500)
    await open(1001)
    shop.client.script['staff.order'] = () => someDetails()
    await press('button', 'Try again')
    expect([has('button', 'Mark as packed'), numbers()]).toEqual([true, ['1001', '1000']])
  })
})

describe('the keys of the list', () => {
  it('J and K go down and up and stop at the ends; with an order open they open the next', async () => {
    const { address } = await open(1001)
    await pressKey(document.body, 'k')
    expect(address()).toBe('/admin/orders/1001')
    await pressKey(document.body, 'j')
    expect(address()).toBe('/admin/orders/1000')
  })

  it('Escape closes the order that is open', async () => {
    const { address } = await open(1001, '/admin/orders/1001?view=all')
    await pressKey(document.body, 'Escape')
    expect(address()).toBe('/admin/orders?view=all')
  })

  it('"/" goes to the search and is not typed there; letters in it move nothing', async () => {
    const { address } = await open()
    expect(await pressKey(document.body, '/')).toBe(false)
    const search = find('field', 'Number, name, phone, SKU')
    expect(document.activeElement).toBe(search)
    await pressKey(search, 'j')
    await pressKey(search, 'Enter')
    expect([address(), document.querySelector('tr[data-current]')]).toEqual(['/admin/orders', null])
  })
})
