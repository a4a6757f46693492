import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  pressKey,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { DeskContext } from '../frame/use-desk.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { CustomersView } from './customers-view.tsx'
import { aCustomer, aCustomerShop, COUNTS, someone } from './testing/a-customer-shop.ts'

let shop: ReturnType<typeof aCustomerShop>
beforeEach(() => {
  stubDialog()
  shop = aCustomerShop()
})

async function open(
  openId?: number,
  { address = '/admin/customers', may = ['bonus:book', 'customer:impersonate'] } = {},
) {
  const desk = {
    name: 'Mona',
    counts: {},
    views: [],
    may: (one: string) => may.includes(one),
    round: 0,
    recount: () => {},
  }
  const opened = await openPage(
    <DeskContext value={desk}>
      <CustomersView openId={openId} />
    </DeskContext>,
    { shop, address },
  )
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}
const rows = () => [...document.querySelectorAll('table tbody tr')].map(textOf)
const lists = () => shop.asked('staff.customers').map(({ query }) => query)

describe('the list of customers', () => {
  it('says who they are, what they bought and what they are owed, each money apart', async () => {
    await open()
    expect(rows()[0]).toMatch(/ABAnna BergBrooklyn, usanna@example\.org.*12\$4,186 \+ €20\$52\.40/)
    expect(page()).toContain('8,914 people, 212 new this week')
  })

  it('is narrowed and sorted by the shop, and the address says how', async () => {
    const { address } = await open(undefined, {
      address: '/admin/customers?store=de&sort=-orders&seen=nonsense',
    })
    await press('button', 'vip 118')
    expect(address()).toContain('view=vip')
    expect(lists()).toEqual([
      { view: 'all', q: '', store: 'de', sort: '-orders', size: 50 },
      { view: 'vip', q: '', store: 'de', sort: '-orders', size: 50 },
    ])
  })

  it('a guest has no page: their row leads to the order', async () => {
    shop.client.script['staff.customers'] = () =>
      someone([aCustomer(0, { id: null, last_order_id: 77, name: 'Guest G' })])
    const { address } = await open()
    await press('button', /Guest G/)
    expect(address()).toBe('/admin/orders/77?view=all')
  })

  it('goes on below, without what stands there being lost', async () => {
    shop.client.script['staff.customers'] = ({ query }) =>
      (query as { before?: string }).before === '7:x'
        ? someone([aCustomer(8, { name: 'Last One' })], 2)
        : someone([aCustomer(7)], 2, '7:x')
    await open()
    await press('button', 'Show more')
    expect([rows().length, has('button', 'Show more')]).toEqual([2, false])
  })

  it('empty and failing lists say so', async () => {
    shop.client.script['staff.customers'] = () => someone([])
    await open()
    expect(page()).toContain('Nobody fits.')
    shop.client.script['staff.customers'] = refuses(403)
    await press('button', /^Guests/)
    expect(page()).toContain('This page is for the shop')
  })
})

describe('one customer', () => {
  it('shows orders, ledger with who and why, devices and notes', async () => {
    await open(7)
    expect(page()).toContain('Given by Petra Lang')
    expect(page()).toContain('Parcel came late')
    expect(page()).toContain('Calls rather than writes.')
    expect(page()).toMatch(/From our former shop.*the newest 1 of 7.*A-77.*2 × Scarf.*90\sPLN/)
    expect(find('link', '481207').getAttribute('href')).toContain('/admin/orders/3?view=all')
  })

  it('whom there is not is said not to be there, and leads back to the list', async () => {
    shop.client.script['staff.customer'] = refuses(404)
    const { address } = await open(99)
    expect(page()).toContain('There is no such customer, or no longer.')
    expect(has('button', 'Try again')).toBe(false)
    await press('button', 'Back to the list')
    expect(address()).toBe('/admin/customers')
  })

  it('bonuses: what is wrong is said, what will be is shown, and one key goes with one booking', async () => {
    await open(7)
    await press('button', 'Add or take')
    await press('button', 'Add $0')
    expect(page()).toContain('Say why: it stands in the ledger for ever.')
    await fill('Sum', '10,00')
    await fill('Reason', 'Parcel came late')
    expect(page()).toContain('$52.40 becomes $62.40')
    shop.client.script['staff.bookBonuses'] = refuses(503)
    await press('button', 'Add $10')
    shop.client.script['staff.bookBonuses'] = () => true
    await press('button', 'Add $10')
    await settled()
    const [first, second] = shop.asked('staff.bookBonuses').map(({ body }) => body as { key: string })
    expect(second).toMatchObject({ change: 10, currency: 'USD', reason: 'Parcel came late' })
    expect(first?.key).toBe(second?.key)
    expect(has('button', 'Add $10')).toBe(false)
  })

  it('no more is taken than there is, and nothing by who may not book', async () => {
    const { leave } = await open(7)
    await press('button', 'Add or take')
    await press('button', 'Take')
    await fill('Sum', '52.41')
    await fill('Reason', 'A mistake')
    await press('button', 'Take $52.41')
    expect(page()).toContain('There is less on the account than that.')
    expect(shop.asked('staff.bookBonuses')).toEqual([])
    leave()
    await open(7, { may: [] })
    expect([has('button', 'Add or take'), has('button', 'Sign in as Anna Berg')]).toEqual([false, false])
  })

  it('a note is kept and taken away', async () => {
    await open(7)
    await fill('New note', 'Gift wrap. ')
    await press('button', 'Keep')
    await press('button', 'Take the note away')
    await confirmAct()
    expect(shop.asked('staff.addCustomerNote')).toEqual([
      { params: { id: 7 }, body: { words: 'Gift wrap.' } },
    ])
    expect(shop.asked('staff.removeCustomerNote')).toEqual([{ params: { id: 7, note: 5 } }])
  })

  it('to sign in as somebody asks what for, and leads into the shop as them', async () => {
    const { address } = await open()
    await pressKey(document.body, 'j')
    await pressKey(document.body, 'l')
    await press('button', 'Sign in as Anna Berg')
    expect(page()).toContain('Say what was asked.')
    await fill('What was asked', 'Where is the invoice')
    await press('button', 'Sign in as Anna Berg')
    await settled()
    expect(shop.asked('user.actAs')).toEqual([
      { body: { contact: 'anna@example.org', why: 'help', words: 'Where is the invoice' } },
    ])
    expect(address()).toBe('/my-account')
  })
})

it('of the whole list and of chosen rows there is a file', async () => {
  await open()
  expect(all('button', 'As CSV')).toHaveLength(1)
  await act(async () => document.querySelector<HTMLElement>('tbody input')?.click())
  expect([page().includes('1 chosen'), all('button', 'As CSV').length, COUNTS.all]).toEqual([true, 2, 8914])
})

it('the file of the list holds the customers of every page', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  shop.client.script['staff.customers'] = ({ query }) => {
    const at = Number((query as { before?: string }).before ?? 0) + 1
    return someone([aCustomer(at)], 3, at < 3 ? String(at) : null)
  }
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(saved.mock.calls[0]?.[1]).toHaveLength(4)
  const asked = shop.asked('staff.customers').map(({ query }) => (query as { before?: string }).before)
  expect(asked.slice(-3)).toEqual([undefined, '1', '2'])
})

it('a note sent twice in one breath is one, and typed on a dead line it stays', async () => {
  shop.client.script['staff.addCustomerNote'] = refuses(0)
  await open(7)
  await fill('New note', 'Gift wrap.')
  await act(async () => {
    for (const _ of [1, 2]) find('field', 'New note').closest('form')?.requestSubmit()
  })
  await settled()
  expect([shop.asked('staff.addCustomerNote').length, typedIn('New note')]).toEqual([1, 'Gift wrap.'])
})

describe('personal data', () => {
  it('a copy is saved here, and asked for with its reason', async () => {
    URL.createObjectURL = () => 'blob:x'
    shop.client.script['staff.exportCustomerData'] = () => ({ made_at: '', about: {} })
    await open(7)
    await press('button', 'Hand over a copy')
    await press('button', 'Save the copy')
    expect([page().includes('Say why, in a few words.'), shop.asked('staff.exportCustomerData')]).toEqual([
      true,
      [],
    ])
    await fill('Reason', 'Asked by letter')
    await press('button', 'Save the copy')
    expect(shop.asked('staff.exportCustomerData')).toEqual([
      { params: { id: 7 }, body: { reason: 'Asked by letter' } },
    ])
    expect(has('button', 'Save the copy')).toBe(false)
  })

  it('an account with an order under way stays; deleted, its page closes', async () => {
    shop.client.script['staff.deleteCustomer'] = refuses(409)
    const { address } = await open(7, { address: '/admin/customers/7' })
    await press('button', 'Delete the account')
    await fill('Reason', 'Asked by phone')
    await press('button', 'Delete for good')
    expect(page()).toContain('An order is still under way')
    shop.client.script['staff.deleteCustomer'] = () => true
    await press('button', 'Delete for good')
    expect(address()).toMatch(/^\/admin\/customers(\?|$)/)
  })

  it('a partner’s account with money that can go nowhere says how much, and goes once they give it up', async () => {
    const owed = [
      { currency: 'EUR', sum: 30, account_end: null },
      { currency: 'USD', sum: 9, account_end: '0377' },
    ]
    shop.client.script['staff.deleteCustomer'] = refuses(409, {
      ...{ errorCode: 'ROYALTIES_UNCLAIMED', details: { owed } },
    })
    await open(7, { address: '/admin/customers/7' })
    await press('button', 'Delete the account')
    await fill('Reason', 'Asked by letter')
    await press('button', 'Delete for good')
    expect(page()).toContain('€30 are still owed for orders they brought')
    shop.client.script['staff.deleteCustomer'] = () => true
    await press('checkbox', 'They give up €30')
    await press('button', 'Delete for good')
    const said = shop.asked('staff.deleteCustomer').map((input) => input?.body)
    expect(said).toMatchObject([{ gives_up_royalties: false }, { gives_up_royalties: true }])
  })
})
