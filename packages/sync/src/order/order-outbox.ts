// One intention, one order: the exact body with its id is on disk before the first attempt, goes out again unchanged
// until the server has given a definitive answer, and only then is forgotten.
import type { ShopClient } from '@vitrine/contract/client'
import { type PlacedOrder, type PlaceOrder, placeOrder } from '@vitrine/contract/order'
import { CallError, type ReplyMeta } from '@vitrine/contract/reply'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { type KeptOrder, readKeptOrder, sinceOf } from './kept-order.ts'

export type OrderOutcome =
  | { outcome: 'confirmed'; order: PlacedOrder; products: PlaceOrder['products'] }
  | { outcome: 'refused'; code: number; message: string; meta: ReplyMeta }
  /** No definitive answer: kept, and to be sent again with the same id. */
  | { outcome: 'waiting'; orderId: string }

/** An order on this device that the shop has not answered. */
export type WaitingOrder = { orderId: string; since: number; attempts: number; lastError: string | null }

export type OrderOutbox = {
  place(body: PlaceOrder): Promise<OrderOutcome>
  /** Sends again what has waited longest for an answer; undefined when nothing waits. */
  resume(): Promise<OrderOutcome | undefined>
  waiting(): Promise<PlaceOrder | undefined>
  /** What waits, for the sync tray; null when nothing does. Known after `place`, `resume` or `waiting`. */
  shown: Observable<WaitingOrder | null>
  /** Orders confirmed in this browser, by client order id. */
  confirmed(orderId: string): Promise<PlacedOrder | undefined>
}

export type OrderOutboxDeps = {
  client: ShopClient
  storage: Storage
  prefix: string
  /** Who is signed in. A customer's order waits for that customer, whoever else uses the device meanwhile. */
  customer?: () => Promise<string | undefined>
}

export function createOrderOutbox(deps: OrderOutboxDeps): OrderOutbox {
  const { client, storage, prefix, customer = async () => undefined } = deps
  const waitingKey = (orderId: string) => `${prefix}/waiting/${orderId}`
  const confirmedKey = (orderId: string) => `${prefix}/${orderId}`
  const shown = createStore<WaitingOrder | null>(null)
  // A second click while the first is under way joins it.
  let underWay: Promise<OrderOutcome> | undefined

  // Each waiting order has a key of its own: a later one never takes the place of an earlier one.
  const oldest = async () => {
    const [entries, own] = await Promise.all([
      storage.entries<KeptOrder | PlaceOrder>(`${prefix}/waiting`),
      customer(),
    ])
    const [body] = entries
      .map(([, found]) => readKeptOrder(found))
      .filter((kept) => kept.customer === null || kept.customer === own)
      .map((kept) => kept.body)
      .sort((one, other) => sinceOf(one) - sinceOf(other))
    if (body === undefined) shown.set(null)
    else if (shown.get()?.orderId !== body.order_id) shown.set(toWaiting(body))
    return body
  }
  const send = async (body: PlaceOrder): Promise<OrderOutcome> => {
    const { order_id: orderId, products } = body
    const key = waitingKey(orderId)
    try {
      const order = await client.call(placeOrder, { body })
      await storage.set(confirmedKey(orderId), order, { strict: true })
      await storage.remove(key)
      return { outcome: 'confirmed', order, products }
    } catch (error) {
      if (!isDefinitive(error)) {
        const attempts = (shown.get()?.attempts ?? 0) + 1
        shown.set({ ...toWaiting(body), attempts, lastError: String(error) })
        return { outcome: 'waiting', orderId }
      }
      await storage.remove(key)
      return { outcome: 'refused', code: error.code, message: error.message, meta: error.meta }
    }
  }
  const once = (task: () => Promise<OrderOutcome>) => {
    underWay ??= task().finally(() => {
      underWay = undefined
      return oldest().catch(() => undefined)
    })
    return underWay
  }

  return {
    shown,
    place: (body) =>
      once(async () => {
        const kept: KeptOrder = { body, customer: (await customer()) ?? null }
        await storage.set(waitingKey(body.order_id), kept, { strict: true })
        return send(body)
      }),
    async resume() {
      const first = await oldest()
      return first === undefined ? undefined : once(() => send(first))
    },
    waiting: oldest,
    confirmed: (orderId) => storage.get(confirmedKey(orderId)),
  }
}

function toWaiting(body: PlaceOrder): WaitingOrder {
  return { orderId: body.order_id, since: sinceOf(body), attempts: 0, lastError: null }
}

/** No answer, a time-out, throttling and a session that has run out say nothing about the order itself. */
const SAYS_NOTHING = new Set([0, 401, 408, 425, 429])

/** 4xx says no for good; an order still in flight, or a fault of the server, does not. */
function isDefinitive(error: unknown): error is CallError {
  if (!(error instanceof CallError) || SAYS_NOTHING.has(error.code)) return false
  return error.code < 500 && error.meta.errorCode !== 'IN_FLIGHT'
}
