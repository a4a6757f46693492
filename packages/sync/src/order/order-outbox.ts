// One intention, one order: the exact body with its id is on disk before the first attempt, goes out again unchanged
// until the server has given a definitive answer, and only then is forgotten.
import type { ShopClient } from '@vitrine/contract/client'
import { type PlacedOrder, type PlaceOrder, placeOrder } from '@vitrine/contract/order'
import { CallError, type ReplyMeta } from '@vitrine/contract/reply'
import type { Storage } from '../storage/storage.ts'

export type OrderOutcome =
  | { outcome: 'confirmed'; order: PlacedOrder }
  | { outcome: 'refused'; code: number; message: string; meta: ReplyMeta }
  /** No definitive answer: kept, and to be sent again with the same id. */
  | { outcome: 'waiting'; orderId: string }

export type OrderOutbox = {
  place(body: PlaceOrder): Promise<OrderOutcome>
  /** Sends again what waited for an answer; undefined when nothing waits. */
  resume(): Promise<OrderOutcome | undefined>
  waiting(): Promise<PlaceOrder | undefined>
  /** Orders confirmed in this browser, by client order id. */
  confirmed(orderId: string): Promise<PlacedOrder | undefined>
}

export type OrderOutboxDeps = { client: ShopClient; storage: Storage; prefix: string }

export function createOrderOutbox({ client, storage, prefix }: OrderOutboxDeps): OrderOutbox {
  const waitingKey = `${prefix}/waiting`
  const confirmedKey = (orderId: string) => `${prefix}/${orderId}`
  // A second click while the first is under way joins it.
  let underWay: Promise<OrderOutcome> | undefined

  async function send(body: PlaceOrder): Promise<OrderOutcome> {
    try {
      const order = await client.call(placeOrder, { body })
      await storage.set(confirmedKey(body.order_id), order, { strict: true })
      await storage.remove(waitingKey)
      return { outcome: 'confirmed', order }
    } catch (error) {
      if (!isDefinitive(error)) return { outcome: 'waiting', orderId: body.order_id }
      await storage.remove(waitingKey)
      return { outcome: 'refused', code: error.code, message: error.message, meta: error.meta }
    }
  }

  const once = (task: () => Promise<OrderOutcome>) => {
    underWay ??= task().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    place: (body) =>
      once(async () => {
        await storage.set(waitingKey, body, { strict: true })
        return send(body)
      }),
    async resume() {
      const body = await storage.get<PlaceOrder>(waitingKey)
      return body === undefined ? undefined : once(() => send(body))
    },
    waiting: () => storage.get(waitingKey),
    confirmed: (orderId) => storage.get(confirmedKey(orderId)),
  }
}

/** 4xx says no for good; no answer, an order still in flight, 429 and 5xx say nothing about it. */
function isDefinitive(error: unknown): error is CallError {
  return (
    error instanceof CallError &&
    error.code >= 400 &&
    error.code < 500 &&
    error.meta.errorCode !== 'IN_FLIGHT' &&
    error.code !== 429 &&
    error.code !== 408
  )
}
