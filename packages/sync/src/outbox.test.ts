// T20: cart, order and tasks against a server that does everything wrong, over real sockets. Time runs faster, so that
// a silence of thirty seconds is over in a moment.
import type { PlaceOrder } from '@vitrine/contract/order'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCartStore } from './cart/cart-store.ts'
import { type Clock, wait } from './clock/clock.ts'
import { memoryLock } from './lock/lock.ts'
import { createOrderOutbox } from './order/order-outbox.ts'
import type { OrderOutcome } from './order/order-outcome.ts'
import { createTaskQueue } from './queue/task-queue.ts'
import { memoryStorage } from './storage/memory-storage.ts'
import { createStore } from './store/observable.ts'
import { aLine } from './testing/a-line.ts'
import { type Act, hostileServer } from './testing/hostile-server.ts'
import { createShopClient } from './transport/shop-client.ts'
import { createTransport } from './transport/transport.ts'

const SEQUENCES = 400
const AT_ONCE = 20
const FASTER = 1_000
/** A shop that is merely busy, as on a loaded machine, is given time to answer. */
const PATIENCE_MS = 300

const hurried: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms === 30_000 ? PATIENCE_MS : ms / FASTER)
    return () => clearTimeout(timer)
  },
}

let server: Awaited<ReturnType<typeof hostileServer>>
beforeAll(async () => {
  server = await hostileServer()
})
afterAll(() => server.close())

function aBrowser(storeCode: string) {
  const storage = memoryStorage()
  const transport = createTransport({
    fetch: (url, init) => fetch(`${server.url}${url}`, init),
    clock: hurried,
    storeCode,
  })
  const client = createShopClient({ transport })
  let ids = 0
  const ports = {
    clock: hurried,
    random: () => 0,
    lock: memoryLock(),
    online: createStore(true),
    channel: { post: () => undefined, subscribe: () => () => undefined },
    newId: () => `operation-${++ids}`,
  }
  const cart = createCartStore({
    ...ports,
    client,
    storage,
    storageKey: `${storeCode}-shop/cart/current-cart`,
  })
  const orders = createOrderOutbox({ client, storage, prefix: `${storeCode}-shop/orders` })
  const tasks = createTaskQueue({
    ...ports,
    storage,
    prefix: `${storeCode}-shop/syncTasks`,
    send: transport,
    cartId: () => cart.get().cartId,
  })
  return { storage, cart, orders, tasks }
}

type Browser = ReturnType<typeof aBrowser>

const theOrder = (orderId: string) =>
  ({
    order_id: orderId,
    cart_id: 'a'.repeat(32),
    products: [],
    created_at: '2024-06-10T08:00:00Z',
  }) as unknown as PlaceOrder

async function placeUntilDecided({ orders }: Browser, orderId: string): Promise<OrderOutcome> {
  let outcome = await orders.place(theOrder(orderId))
  while (outcome.outcome === 'waiting') {
    await wait(hurried, 1_000)
    outcome = (await orders.resume()) ?? outcome
  }
  return outcome
}

/** The sender tries again by itself; this only waits until nothing waits. */
async function untilQuiet({ cart, tasks }: Browser): Promise<void> {
  const isQuiet = () =>
    cart.get().waiting.length === 0 && !cart.status.get().running && tasks.waiting.get().length === 0
  while (!isQuiet() || cart.status.get().failures > 0) {
    await new Promise<void>((done) => {
      const stops = [cart, cart.status, tasks.waiting, tasks.status].map((one) =>
        one.subscribe(() => {
          for (const stop of stops) stop()
          done()
        }),
      )
    })
  }
}

async function tell(storeCode: string, acts: readonly Act[]): Promise<void> {
  const shop = server.openShop(storeCode, [...acts])
  const browser = aBrowser(storeCode)
  const { cart, tasks, storage } = browser
  const refusals = acts.some((one) => one.act === 'refuse' && one.code < 429)
  void cart.setLine(aLine({ sku: 'A' }), 2)
  void cart.setLine(aLine({ sku: 'B' }), 1)
  const placing = placeUntilDecided(browser, `order-${storeCode}`)
  await tasks.queue({
    name: 'subscribe',
    url: '/api/task',
    payload: { method: 'POST', body: { id: storeCode } },
  })
  void cart.setLine(aLine({ sku: 'A' }), 3)
  const outcome = await placing
  await untilQuiet(browser)
  // Whatever is left of the script met somebody; from here the line is fine.
  shop.acts.length = 0
  await cart.flush()

  const shown = cart.get().lines.map((line) => [line.sku, line.qty, line.confirmed])
  const { cartId } = cart.get()
  const stored = cartId === null ? [] : shop.linesOf(cartId).map((line) => [line.sku, line.qty, true])
  expect(shown).toEqual(stored)
  if (!refusals)
    expect(stored.sort()).toEqual([
      ['A', 3, true],
      ['B', 1, true],
    ])
  expect(outcome.outcome).toBe(shop.orders.size === 1 ? 'confirmed' : 'refused')
  expect([...shop.orders.values()].every((count) => count === 1)).toBe(true)
  expect(await storage.entries(`${storeCode}-shop/orders/waiting`)).toEqual([])
  if (!refusals) expect(shop.tasks.size).toBe(1)
  cart.stop()
}

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ act: 'fine' }),
  fc.record({ act: fc.constant('refuse' as const), code: fc.constantFrom(400, 401, 409, 429, 500, 503) }),
  fc.record({ act: fc.constantFrom('page', 'empty', 'hang', 'reset', 'fault') }),
  fc.record({ act: fc.constant('cut' as const), at: fc.nat(2_000) }),
) as fc.Arbitrary<Act>

it(`${SEQUENCES} stories with a hostile server end with everything confirmed or refused, once`, async () => {
  const { seed } = fc.readConfigureGlobal()
  const stories = fc.sample(fc.array(act, { maxLength: 12 }), { numRuns: SEQUENCES })
  const queue = stories.entries()
  const tellAll = async () => {
    for (const [index, acts] of queue)
      await tell(`s${index}`, acts).catch((error: Error) => {
        throw new Error(`story ${index} of seed ${seed}: ${JSON.stringify(acts)}\n${error.message}`)
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellAll))
}, 300_000)
