import type { FormerOrder } from '@vitrine/contract/people/former-order'
import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { useParams } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { OrderList } from './order-list.tsx'

const PIECE = { sku: 'A', image: null }
const PROGRESS = {
  ...{ stage: 3, canceled: false, returned: false, cancel_reason: null, tracking: null, carried: true },
  ...{ expected: '2030-01-05T10:00:00Z', steps: [{ stage: 1, at: '2030-01-01T10:00:00Z' }] },
}
const anOrder = (number: string, more: object = {}) =>
  ({
    ...{
      id: Number(number),
      number,
      created_at: '2030-01-01T10:00:00Z',
      progress: PROGRESS,
      returned: false,
    },
    ...{ price: 112, gift_card: 0, pay_until: null, products: [PIECE], ...more },
  }) as unknown as OrderHistory

let shop: ReturnType<typeof scriptedEngine>
let orders: OrderHistory[]
let former: FormerOrder[]
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  orders = [anOrder('000000042'), anOrder('000000041', { price: 20 })]
  former = []
  shop.client.script['user.formerOrders'] = ({ query }) => {
    const { pageSize, currentPage } = query as { pageSize: number; currentPage: number }
    const from = (currentPage - 1) * pageSize
    return { items: former.slice(from, from + pageSize), total_count: former.length }
  }
  shop.client.script['user.orderHistory'] = ({ query }) => {
    const { pageSize, currentPage } = query as { pageSize: number; currentPage: number }
    const from = (currentPage - 1) * pageSize
    return { items: orders.slice(from, from + pageSize), total_count: orders.length }
  }
})
const open = (openNumber?: string) =>
  openPage(<OrderList openNumber={openNumber} details={(number) => <p>All of {number}</p>} />, {
    ...{ shop, address: '/my-account/orders' },
  })
function OrdersByAddress() {
  const { orderId } = useParams<'orderId'>()
  return <OrderList openNumber={orderId} details={(number) => <p>All of {number}</p>} />
}
const entries = () => all('button', /^\d+Order/).map(textOf)

it('the newest stands first, each with where it is, its day and its sum', async () => {
  await open()
  expect(entries()).toEqual([
    '2Order 000000042On its way, expected by January 5, 2030January 1, 2030, $112',
    '1Order 000000041On its way, expected by January 5, 2030January 1, 2030, $20',
  ])
  expect(page()).not.toContain('All of')
})

it('the step "ready for you" stands in the list, too, of what is fetched from a point, and of nothing else', async () => {
  orders = [anOrder('000000042', { progress: { ...PROGRESS, fetched: true } }), anOrder('000000041')]
  await open()
  const lists = [...document.querySelectorAll('ol[aria-label]')].map(textOf)
  expect(lists.map((steps) => steps.includes('Ready for you'))).toEqual([true, false])
})

it('an order of films or gift cards alone shows no steps of a parcel', async () => {
  orders = [anOrder('000000042', { progress: { ...PROGRESS, stage: 2, carried: false, expected: null } })]
  await open()
  expect([entries(), document.querySelector('ol')]).toEqual([[expect.stringMatching(/42OrderedJan/)], null])
})

it('a tapped order went out of sight as an open one above it shut: it stays under the finger', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const opened = document.querySelector('button[aria-expanded=true]')
    const isBelow = opened && opened.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING
    return { top: isBelow ? 1_500 : 300 } as DOMRect
  })
  const scrolled = vi.fn()
  vi.stubGlobal('scrollBy', scrolled)
  onTestFinished(() => void vi.restoreAllMocks())
  await openPage(<OrdersByAddress />, {
    ...{ shop, address: '/my-account/orders/000000042', path: '/my-account/orders/:orderId?' },
  })
  await press('button', /000000041/)
  expect(page()).toContain('All of 000000041')
  expect(scrolled.mock.calls).toEqual([[{ top: -1_200, behavior: 'instant' }]])
})

it('a tap leads to the address of an order, and a tap on the open one back to the list', async () => {
  const { address, leave } = await open()
  await press('button', /000000041/)
  expect(address()).toBe('/my-account/orders/000000041')
  leave()
  const { address: then } = await open('000000041')
  expect(find('button', /000000041/).getAttribute('aria-expanded')).toBe('true')
  expect([page().includes('All of 000000041'), page().includes('All of 000000042')]).toEqual([true, false])
  await press('button', /000000041/)
  expect(then()).toBe('/my-account/orders')
})

it('one that waits for its money says so, until when it is kept, and where it is paid', async () => {
  orders = [anOrder('000000043', { pay_until: '2030-01-01T12:00:00Z' })]
  await open()
  expect(entries()).toEqual([expect.stringContaining('Not paid yet')])
  expect(find('link', 'Pay $112').getAttribute('href')).toBe('/my-account/orders/000000043')
  expect(page()).toMatch(/kept until \d/)
})

it('what a gift card paid stands in the open order', async () => {
  orders = [anOrder('000000042', { gift_card: 40 })]
  await open('000000042')
  expect(page()).toContain('$40 of it was paid with a gift card.')
})

it.each([
  ['canceled', { canceled: true }, 'Cancelled'],
  ['returned', { returned: true }, 'Returned'],
])('one that was %s says so and shows no steps to come', async (...[, ended, words]) => {
  orders = [anOrder('000000042', { progress: { ...PROGRESS, stage: 0, ...ended } })]
  await open()
  expect([entries()[0]?.includes(words), document.querySelector('ol')]).toEqual([true, null])
})

it('three photos stand for an order, and how many more pieces there are', async () => {
  orders = [anOrder('000000042', { products: [PIECE, PIECE, PIECE, PIECE, PIECE] })]
  await open()
  expect(entries()[0]).toMatch(/\+2$/)
})

it('ten at a time; the button brings the next and goes with the last', async () => {
  orders = Array.from({ length: 12 }, (_, at) => anOrder(`0000000${99 - at}`))
  await open()
  expect(entries()).toHaveLength(10)
  await press('button', 'Show more orders')
  expect([entries().length, has('button', 'Show more orders')]).toEqual([12, false])
})

it('an order that is further down than was read opens alone, with a way to all', async () => {
  await open('000000001')
  expect([entries(), page().includes('All of 000000001')]).toEqual([[], true])
  expect(find('link', 'All orders').getAttribute('href')).toBe('/my-account/orders')
})

it('who never ordered is told so and led to the shop', async () => {
  orders = []
  await open()
  expect([page().includes('No orders yet'), find('link', 'Continue shopping').getAttribute('href')]).toEqual([
    true,
    '/',
  ])
})

it('that do not come can be asked for again', async () => {
  const list = shop.client.script['user.orderHistory']
  shop.client.script['user.orderHistory'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
  if (list) shop.client.script['user.orderHistory'] = list
  await press('button', 'Try again')
  expect(entries()).toHaveLength(2)
})

it('a guest is asked in, and nobody’s orders are asked for', async () => {
  shop.session.set({ status: 'guest', customer: null })
  await open()
  expect([has('button', 'Sign in'), entries(), shop.count('user.orderHistory')]).toEqual([true, [], 0])
})

describe('orders of a former shop', () => {
  const aFormer = (id: number, more: Partial<FormerOrder> = {}): FormerOrder => ({
    ...{ id, number: `A-${id}`, at: '2019-05-01T10:00:00Z', currency: 'PLN', total: 109.9, ending: null },
    lines: [
      { name: 'Scarf', sku: 'SCARF', qty: 2, sum: 90 },
      { name: 'Cap', sku: '', qty: 1, sum: null },
    ],
    ...more,
  })
  const formerOnes = () => all('button', /^Order A-/).map(textOf)

  it('stand below one’s own, each with number, day and sum; lines at a tap, and nothing to do', async () => {
    former = [aFormer(2, { ending: 'refunded', currency: 'EUR' }), aFormer(1)]
    await open()
    expect(entries()).toHaveLength(2)
    expect(formerOnes()).toEqual([
      'Order A-2RefundedMay 1, 2019, €109.90',
      'Order A-1May 1, 2019, 109.90 PLN',
    ])
    await press('button', /A-1/)
    expect(find('button', /A-1/).getAttribute('aria-expanded')).toBe('true')
    const inside = document.querySelector('section [id]:not([hidden]) > ul')
    expect(inside?.textContent).toBe('2 ×ScarfSCARF90\u00a0PLN1 ×Cap')
    expect(document.querySelectorAll('section a')).toHaveLength(0)
  })

  it('alone they are the whole list, ten at a time', async () => {
    orders = []
    former = Array.from({ length: 12 }, (_, at) => aFormer(at + 1))
    await open()
    expect([page().includes('No orders yet'), formerOnes().length]).toEqual([false, 10])
    await press('button', 'Show more orders')
    expect([formerOnes().length, has('button', 'Show more orders')]).toEqual([12, false])
  })

  it('come after the last of one’s own', async () => {
    former = [aFormer(1)]
    orders = Array.from({ length: 12 }, (_, at) => anOrder(`0000000${99 - at}`))
    await open()
    expect(formerOnes()).toEqual([])
    await press('button', 'Show more orders')
    expect(formerOnes()).toHaveLength(1)
  })

  it('nobody who has orders here is told of a fault in what they may never have had', async () => {
    shop.client.script['user.formerOrders'] = refuses(500)
    await open()
    expect([entries().length, has('button', /again/i)]).toEqual([2, false])
    expect(page()).not.toContain('From our former shop')
  })

  it('whoever has none here is told that those of before could not be asked for, and can ask again', async () => {
    orders = []
    shop.client.script['user.formerOrders'] = refuses(500)
    await open()
    expect(page()).not.toContain('No orders yet')
    shop.client.script['user.formerOrders'] = () => ({ items: [aFormer(1)], total_count: 1 })
    await press('button', /again/i)
    expect(formerOnes()).toHaveLength(1)
  })

  it('a further page that does not come is told beside those that are shown', async () => {
    orders = []
    former = Array.from({ length: 12 }, (_, at) => aFormer(at + 1))
    await open()
    shop.client.script['user.formerOrders'] = refuses(500)
    await press('button', 'Show more orders')
    expect([formerOnes().length, has('button', /again/i)]).toEqual([10, true])
  })
})
