// Failures of orders, sessions and storage other shops' users have reported (api-shapes §8, §9), each by its number.
// The whole list of numbers stands in cart.test.ts. Tokens: 8.21 and 9.6 in token/token-keeper.test.ts, by their symptoms.
import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { browserPorts } from '../browser/browser-ports.ts'
import { tabChannel } from '../channel/tab-channel.ts'
import { storedDetails } from '../checkout/stored-details.ts'
import { createOrderOutbox } from '../order/order-outbox.ts'
import { createTaskQueue } from '../queue/task-queue.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { modelServer } from '../testing/model-server.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { testPorts } from '../testing/test-ports.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })
const anOrder = (orderId: string, overrides: object = {}) =>
  ({
    order_id: orderId,
    cart_id: 'a'.repeat(32),
    created_at: '2024-06-10T08:00:00.000Z',
    products: [{ sku: 'A', qty: 1 }],
    ...overrides,
  }) as unknown as PlaceOrder

function anOutbox(answer: (body: PlaceOrder) => unknown, storage = memoryStorage()) {
  const client = scriptedClient({ 'order.place': ({ body }) => answer(body as PlaceOrder) })
  const bodies = () => client.asked.map((one) => one.input.body)
  return { client, storage, bodies, outbox: createOrderOutbox({ client, storage, prefix: 'us-shop/orders' }) }
}
const placed = ({ order_id }: PlaceOrder) => ({ order_id, orderNumber: '1' })

it('8.13 the cart is carried across stores and ordered in the wrong currency', async () => {
  const storage = memoryStorage()
  const us = aBrowser({ storage })
  const eu = aBrowser({ storage, storageKey: 'eu-shop/cart/current-cart' })
  await us.cart.setLine(line('A'), 1)
  await eu.cart.load()
  expect(eu.quantities()).toEqual({})
})

describe('8.14 orders are made twice, or a second one is impossible', () => {
  it('a double event joins the order under way', async () => {
    const { outbox, bodies } = anOutbox(placed)
    await Promise.all([outbox.place(anOrder('order-1')), outbox.place(anOrder('order-1'))])
    expect(bodies()).toHaveLength(1)
  })

  it('the same things can be bought again', async () => {
    const { outbox, bodies } = anOutbox(placed)
    await outbox.place(anOrder('order-1'))
    expect(await outbox.place(anOrder('order-2'))).toMatchObject({ outcome: 'confirmed' })
    expect(bodies()).toHaveLength(2)
  })

  it('a second order does not push out one that still waits', async () => {
    const { client, outbox, bodies } = anOutbox(noAnswer)
    await outbox.place(anOrder('order-1'))
    client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
    await outbox.place(anOrder('order-2', { created_at: '2024-06-10T09:00:00.000Z' }))
    expect(await outbox.resume()).toMatchObject({ outcome: 'confirmed', order: { order_id: 'order-1' } })
    expect(bodies()).toMatchObject([
      { order_id: 'order-1' },
      { order_id: 'order-2' },
      { order_id: 'order-1' },
    ])
  })
})

it('8.15 a failed order is queued in another form and never accepted', async () => {
  const { client, outbox, bodies } = anOutbox(noAnswer)
  await outbox.place(anOrder('order-1'))
  client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
  await outbox.resume()
  expect(bodies()).toEqual([anOrder('order-1'), anOrder('order-1', { transmited: false })])
})

it('8.16, 9.11 an order made offline is told as success, and its failure is swallowed later', async () => {
  const { client, outbox } = anOutbox(noAnswer)
  expect(await outbox.place(anOrder('order-1'))).toEqual({ outcome: 'waiting', orderId: 'order-1' })
  expect(outbox.shown.get()).toMatchObject({ orderId: 'order-1', attempts: 1 })
  client.script['order.place'] = () => {
    throw new CallError({ code: 409, result: 'OUT_OF_STOCK', meta: { errorCode: 'OUT_OF_STOCK' } })
  }
  expect(await outbox.resume()).toMatchObject({ outcome: 'refused', message: 'OUT_OF_STOCK' })
  expect(outbox.shown.get()).toBeNull()
})

it('8.17 an order with a new account leaves its goods in the new account’s cart', async () => {
  const server = modelServer()
  const session = { isSignedIn: false }
  const { cart, quantities, client } = aBrowser({ server, isSignedIn: () => session.isSignedIn })
  await cart.setLine(line('A'), 2)
  server.kill(cart.get().cartId ?? '')
  await cart.forget('order-1', [{ sku: 'A', qty: 2 }])
  server.session.customer = '81668'
  session.isSignedIn = true
  const create = client.script['cart.create']
  client.script['cart.create'] = ({ query }) =>
    create?.({ query: { ...(query as object), token: 'customer' } })
  await cart.authorize()
  expect(quantities()).toEqual({})
  expect(server.linesOf('81668')).toEqual([])
})

describe('8.18 sums made offline', () => {
  it('miss the delivery, and a line keeps its price when its quantity changes', async () => {
    const { cart, online } = aBrowser()
    await cart.setLine(line('A'), 1)
    expect(cart.get().totals?.grand_total).toBe(63)
    online.set(false)
    await cart.setLine(cart.get().lines[0] ?? line('A'), 3)
    await cart.setLine(line('B'), 1)
    expect(cart.get().lines.map((one) => one.row_total)).toEqual([177, 59])
    expect(cart.get()).toMatchObject({
      totalsStale: true,
      totals: { grand_total: 240, subtotal_incl_tax: 236 },
    })
  })

  it('9.2 lose what the server said of each line', async () => {
    const { cart, client } = aBrowser()
    const items = [{ item_id: 2, qty: 1, row_total: 59 }]
    client.script['cart.totals'] = () => ({ items, total_segments: [], cart_version: 2 })
    await cart.setLine(line('A'), 1)
    expect(cart.get().totals?.items).toEqual(items)
  })
})

it('8.21 the earlier customer’s things are shown after another signs in', async () => {
  const { cart, quantities, storage } = aBrowser()
  await cart.setLine(line('A'), 1)
  await cart.leave()
  expect(quantities()).toEqual({})
  const next = aBrowser({ storage })
  await next.cart.load()
  expect(next.quantities()).toEqual({})
})

it('8.22 pages rendered at once on the server share state, and it grows', async () => {
  const ports = () => browserPorts({ storage: memoryStorage(), prefix: 'us-shop', newId: () => '1' })
  const [one, two] = [aBrowser(ports()), aBrowser(ports())]
  await one.cart.setLine(line('A'), 1)
  expect(one.quantities()).toEqual({ A: 1 })
  expect(two.quantities()).toEqual({})
})

it('8.26 the storage fills up with tasks sent long ago', async () => {
  const ports = testPorts()
  const storage = memoryStorage()
  const tasks = createTaskQueue({
    ...ports,
    storage,
    prefix: 'us-shop/syncTasks',
    cartId: () => null,
    send: async () => ({ code: 200, result: true }),
  })
  const wanted = { name: 'x', url: '/api/x', payload: { method: 'POST' as const } }
  for (let count = 0; count < 20; count += 1)
    await tasks.queue({ ...wanted, is_result_cacheable: count % 2 === 0 })
  await tasks.run()
  expect(await storage.entries('us-shop/syncTasks')).toHaveLength(10)
  await ports.clock.pass(61 * 60_000)
  await tasks.run()
  expect(await storage.entries('us-shop/syncTasks')).toEqual([])
})

it('8.27, 9.7 personal details, even the password, stay on a shared computer', async () => {
  const storage = memoryStorage()
  const key = 'us-shop/checkout/personal-details'
  const details = storedDetails<Record<string, string>>({ storage, key, now: () => 0 })
  await details.keep({ city: 'Berlin', password: 'secret' })
  expect(JSON.stringify(await storage.entries(''))).not.toContain('secret')
  await details.forget()
  expect(await storage.entries('')).toEqual([])
})

describe('8.12 the listener of another tab ignores the prefix of the store', () => {
  it('hears the two keys of its own store, and no other', () => {
    const page = new EventTarget()
    const own = 'us-shop/cart/current-cart'
    const storageKeys = new Map([
      [own, own],
      ['us-shop/cart/current-totals', own],
    ])
    const heard: string[] = []
    tabChannel({ page, storageKeys }).subscribe((key) => heard.push(key))
    for (const key of [
      own,
      'us-shop/cart/current-totals',
      'eu-shop/cart/current-cart',
      'shop/cart/current-cart',
    ])
      page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(heard).toEqual([own, own])
  })
})
