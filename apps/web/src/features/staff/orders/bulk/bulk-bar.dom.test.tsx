import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { OrdersView } from '../orders-view.tsx'
import { anOrder, aStaffShop, COUNTS, someDetails, until } from '../testing/a-staff-shop.ts'

let shop: ReturnType<typeof aStaffShop>
const PACKED = { order: 'packed', payment: 'paid' } as const
beforeEach(() => {
  notices.set([])
  shop = aStaffShop()
  const items = [anOrder(1001), anOrder(1000), anOrder(999, { states: PACKED })]
  shop.client.script['staff.orders'] = () => ({ items, counts: COUNTS, next: null })
  shop.client.script['staff.orderSteps'] = () => ({ done: [1001], left: [1000] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function chosen() {
  const opened = await openPage(<OrdersView openId={undefined} />, { shop, address: '/admin/orders' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  await act(async () => document.querySelector<HTMLElement>('thead input')?.click())
  return opened
}
const key = (init: KeyboardEventInit) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })))

it('offers what some of the chosen can do, and how many can', async () => {
  await chosen()
  expect([has('button', 'Mark as packed 2'), has('button', 'Hand to the carrier 1')]).toEqual([true, true])
  expect(has('button', /^Ready for pick-up/)).toBe(false)
})

it('an act waits a moment and is undone by its button or Ctrl Z, without a word to the shop', async () => {
  await chosen()
  await press('button', 'Mark as packed 2')
  expect(page()).toContain('2 orders: Mark as packed')
  await press('button', 'Undo')
  expect([page().includes('2 orders: Mark'), shop.asked('staff.orderSteps')]).toEqual([false, []])
  await act(async () => document.querySelector<HTMLElement>('thead input')?.click())
  await press('button', 'Mark as packed 2')
  await key({ key: 'z', ctrlKey: true })
  await settled()
  expect(shop.asked('staff.orderSteps')).toEqual([])
})

it('Undo went under the finger as the moment was over, and the orders left: they wait until it is let go', async () => {
  await chosen()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tell = (kind: string, to: HTMLElement) =>
    act(async () => void to.dispatchEvent(new Event(kind, { bubbles: true })))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await press('button', 'Mark as packed 2')
  await tell('pointerdown', find('button', 'Undo'))
  await pass(9_000)
  await tell('pointerup', find('button', 'Undo'))
  await press('button', 'Undo')
  await pass(9_000)
  expect(shop.asked('staff.orderSteps')).toEqual([])
  // A press elsewhere only puts it off.
  await act(async () => document.querySelector<HTMLElement>('thead input')?.click())
  await press('button', 'Mark as packed 2')
  await tell('pointerdown', document.body)
  await pass(9_000)
  expect(shop.asked('staff.orderSteps')).toEqual([])
  await tell('pointerup', document.body)
  await tell('click', document.body)
  await pass(0)
  expect(shop.asked('staff.orderSteps')).toHaveLength(1)
})

it('sent, it says how many went and which had changed until it is answered, and the list is read anew', async () => {
  await chosen()
  await press('button', 'Mark as packed 2')
  const lists = shop.asked('staff.orders').length
  await press('button', 'Close')
  await settled()
  expect(shop.asked('staff.orderSteps')).toEqual([
    {
      body: {
        step: 'pack',
        orders: [
          { id: 1001, from: { order: 'placed', payment: 'paid' } },
          { id: 1000, from: { order: 'placed', payment: 'paid' } },
        ],
      },
    },
  ])
  expect(notices.get().at(-1)).toMatchObject({
    text: '1 order moved on. 1 had changed meanwhile and stayed as it is: 1000.',
    lifetimeMs: Number.POSITIVE_INFINITY,
  })
  expect(shop.asked('staff.orders').length).toBeGreaterThan(lists)
})

it('of more orders than the shop takes at once all are sent, and told of together', async () => {
  const items = Array.from({ length: 250 }, (_, at) => anOrder(1_000 + at))
  shop.client.script['staff.orders'] = () => ({ items, counts: COUNTS, next: null })
  let calls = 0
  shop.client.script['staff.orderSteps'] = ({ body }) => {
    const ids = (body as { orders: { id: number }[] }).orders.map(({ id }) => id)
    calls += 1
    if (calls === 3) throw new CallError({ code: 503, result: 'UNAVAILABLE' })
    return { done: ids.slice(1), left: ids.slice(0, 1) }
  }
  await chosen()
  await press('button', 'Mark as packed')
  await press('button', 'Close')
  await until(() => notices.get().length > 0)
  const sizes = shop.asked('staff.orderSteps').map((input) => {
    const { orders } = (input as { body: { orders: unknown[] } }).body
    return orders.length
  })
  expect(sizes).toEqual([100, 100, 50])
  expect(notices.get().at(-1)?.text).toBe(
    '198 orders moved on. 2 had changed meanwhile and stayed as they are: 1000, 1100. That did not work for all of them. The list shows how they stand.',
  )
})

it('that nobody answered, eight seconds after the press, was told for two seconds', async () => {
  shop.client.script['staff.orderSteps'] = refuses(0)
  await chosen()
  await press('button', 'Mark as packed 2')
  await press('button', 'Close')
  await settled()
  expect(notices.get()).toMatchObject([
    {
      text: 'That did not work for all of them. The list shows how they stand.',
      ...{ tone: 'error', lifetimeMs: Number.POSITIVE_INFINITY },
    },
  ])
})

it('whose right was taken away while it waited is told so', async () => {
  shop.client.script['staff.orderSteps'] = () => {
    throw new CallError({ code: 403, result: 'ACCESS_DENIED' })
  }
  await chosen()
  await press('button', 'Mark as packed 2')
  await press('button', 'Close')
  await until(() => notices.get().length > 0)
  expect(notices.get().at(-1)?.text).toMatch(/no longer may/)
})

it('who leaves while it waits has it sent', async () => {
  const { leave } = await chosen()
  await press('button', 'Mark as packed 2')
  leave()
  await settled()
  expect(shop.asked('staff.orderSteps')).toHaveLength(1)
})

it.each([
  ['reloaded or closed', () => void dispatchEvent(new Event('pagehide'))],
  ['put out of sight', () => void document.dispatchEvent(new Event('visibilitychange'))],
])(
  'steps of many orders are not lost with a page that is %s: they leave at once, and once',
  async (_, go) => {
    const { leave } = await chosen()
    await press('button', 'Mark as packed 2')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    let sent: unknown
    act(() => {
      go()
      sent = shop.client.asked.filter(({ id }) => id === 'staff.orderSteps')
    })
    expect(sent).toMatchObject([{ manner: { isParting: true } }])
    await settled()
    expect(page()).not.toContain('2 orders: Mark as packed')
    act(go)
    leave()
    await settled()
    expect(shop.asked('staff.orderSteps')).toHaveLength(1)
  },
)

it('what was undone is not sent by a page that goes', async () => {
  await chosen()
  await press('button', 'Mark as packed 2')
  await press('button', 'Undo')
  dispatchEvent(new Event('pagehide'))
  await settled()
  expect(shop.asked('staff.orderSteps')).toEqual([])
})

it('a packing list holds a sheet for each order and is printed once it is there', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const line = { sku: 'COAT-M', name: 'Camel coat', qty: 2, options: [] }
  const { order, ...rest } = someDetails()
  shop.client.script['staff.order'] = ({ params }) => ({
    ...rest,
    order: { ...order, id: (params as { id: number }).id, products: [line] },
  })
  let sheets = ''
  print.mockImplementation(() => {
    sheets = textOf(find('button', 'Packing list').ownerDocument.body)
  })
  await chosen()
  await press('button', 'Packing list')
  await until(() => print.mock.calls.length > 0)
  expect(sheets).toContain('2COAT-MCamel coat')
  expect(print).toHaveBeenCalledTimes(1)
})

it.each([
  ['packed', true],
  ['shipped', false],
] as const)(
  'a packing list of an order that is %s says what its shopper has withdrawn from: %s',
  async (state, isSaid) => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { order, ...rest } = someDetails({ states: { order: state, payment: 'paid' } })
    const line = { line_id: 7, name: 'Camel coat', options: [{ label: 'Size', value: 'M' }], thumbnail: null }
    const facts = { reason: '', at: '2026-03-02T11:00:00Z', cancels: false }
    const returns = [
      {
        ...facts,
        number: '1-1',
        kind: 'withdrawal',
        closed: false,
        lines: [{ ...line, qty: 1, received: 0 }],
      },
      {
        ...facts,
        number: '1-2',
        kind: 'withdrawal',
        closed: true,
        lines: [{ ...line, qty: 5, received: 0 }],
      },
    ]
    shop.client.script['staff.order'] = () => ({ ...rest, order: { ...order, returns } })
    let sheets = ''
    print.mockImplementation(() => {
      sheets = [...document.querySelectorAll('article')].map(textOf).join()
    })
    await chosen()
    await press('button', 'Packing list')
    await until(() => print.mock.calls.length > 0)
    expect(sheets.includes('Withdrawn from, not to be packed: 1 × Camel coat, M')).toBe(isSaid)
    expect(sheets).not.toContain('5 ×')
  },
)

it('a packing list says what is to be written on a piece, for each of two lines of the same piece', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const scarf = (words: string) => ({
    ...{ sku: 'SCARF', name: 'Scarf', qty: 1 },
    options: [
      { label: 'Colour', value: 'Camel' },
      { label: 'Embroidery', value: words },
    ],
  })
  const { order, ...rest } = someDetails()
  const products = [scarf('For Anna'), scarf('For Berta')]
  shop.client.script['staff.order'] = () => ({ ...rest, order: { ...order, products } })
  let lines: string[] = []
  print.mockImplementation(() => {
    lines = [...document.querySelectorAll('article')].flatMap((sheet) =>
      [...sheet.querySelectorAll('tbody tr')].map(textOf),
    )
  })
  await openPage(<OrdersView openId={undefined} />, { shop, address: '/admin/orders' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  await act(async () => document.querySelector<HTMLElement>('tbody input')?.click())
  await press('button', 'Packing list')
  await until(() => print.mock.calls.length > 0)
  expect(lines).toEqual(['1SCARFScarf, Camel, For Anna☐', '1SCARFScarf, Camel, For Berta☐'])
})
