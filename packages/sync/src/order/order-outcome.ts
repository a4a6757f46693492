import type { ShopClient } from '@vitrine/contract/client'
import type { PlacedOrder, PlaceOrder } from '@vitrine/contract/order'
import type { ReplyMeta } from '@vitrine/contract/reply'
import type { Channel } from '../channel/channel.ts'
import type { Storage } from '../storage/storage.ts'
import type { Observable } from '../store/observable.ts'
import type { Failure } from '../transport/verdict.ts'
import { type StoredOrder, sinceOf } from './stored-order.ts'

export type ConfirmedOrder = { outcome: 'confirmed'; order: PlacedOrder; products: PlaceOrder['products'] }
export type OrderOutcome =
  | ConfirmedOrder
  | { outcome: 'refused'; code: number; message: string; meta: ReplyMeta }
  /** No definitive answer: kept, and to be sent again with the same id. */
  | { outcome: 'waiting'; orderId: string }

/** An order on this device that the shop has not answered. It may have reached the shop once `attempts` is above 0. */
export type WaitingOrder = { orderId: string; since: number; attempts: number; lastFailure: Failure | null }

export type OrderOutboxDeps = {
  client: ShopClient
  storage: Storage
  prefix: string
  /** Who is signed in. A customer's order waits for that customer, whoever else uses the device meanwhile. */
  customer?: () => Promise<string | undefined>
  online?: Observable<boolean>
  channel?: Channel
  /** Done before the order is forgotten here, so that a page that dies in between does it again. */
  onConfirmed?: (confirmed: ConfirmedOrder) => Promise<unknown>
}

export const waitingKey = (prefix: string, orderId: string) => `${prefix}/waiting/${orderId}`
export const confirmedKey = (prefix: string, orderId: string) => `${prefix}/${orderId}`

export function toWaiting({ body, attempts }: StoredOrder): WaitingOrder {
  return { orderId: body.order_id, since: sinceOf(body), attempts, lastFailure: null }
}
