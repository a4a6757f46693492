import { type PlacedOrder, type PlaceOrder, placeOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { silentChannel } from '../channel/channel.ts'
import type { Storage } from '../storage/storage.ts'
import type { Store } from '../store/observable.ts'
import { type Failure, failureOfError, verdictOfError } from '../transport/verdict.ts'
import {
  type ConfirmedOrder,
  confirmedKey,
  type OrderOutboxDeps,
  type OrderOutcome,
  toWaiting,
  type WaitingOrder,
  waitingKey,
} from './order-outcome.ts'
import type { StoredOrder } from './stored-order.ts'

type Shown = Store<WaitingOrder | null>

/**
 * That it leaves is on disk before it does: from then on the shop may have it, and it cannot be taken back. One that lies
 * there no more was taken back, or answered, in another tab.
 */
export function orderSender(deps: OrderOutboxDeps, shown: Shown) {
  const { storage, prefix, online, channel = silentChannel } = deps
  const ask = orderAsker(deps, shown)
  return async (stored: StoredOrder, { isDelayed = false } = {}): Promise<OrderOutcome | undefined> => {
    const isLeaving = online?.get() ?? true
    const sent: StoredOrder = { ...stored, left: false, attempts: stored.attempts + (isLeaving ? 1 : 0) }
    const keep = isDelayed ? keepIfThere : keepNew
    if (!(await keep(storage, waitingKey(prefix, stored.body.order_id), sent)))
      return answeredElsewhere(deps, stored.body)
    if (isLeaving) return ask({ stored, sent, isDelayed })
    // Told at once: its shopper may close this page for another that is open.
    channel.post(prefix)
    return waitWith(shown, sent, 'no-answer')
  }
}

type Leaving = { stored: StoredOrder; sent: StoredOrder; isDelayed: boolean }

function orderAsker(deps: OrderOutboxDeps, shown: Shown) {
  const { client, storage, prefix } = deps
  return async ({ stored, sent, isDelayed }: Leaving): Promise<OrderOutcome> => {
    const key = waitingKey(prefix, stored.body.order_id)
    const keepUnanswered = async (error: unknown) => {
      if (failureOfError(error) !== 'signed-out') return sent
      // The shop has not looked at it: this try was none.
      await storage.set(key, stored)
      return stored
    }
    const body = isDelayed ? { ...stored.body, transmited: false } : stored.body
    try {
      return await confirm(deps, stored.body, await client.call(placeOrder, { body }))
    } catch (error) {
      const refusal = refusalOf(error, { isNew: !isDelayed })
      if (refusal === undefined) return waitWith(shown, await keepUnanswered(error), failureOfError(error))
      await storage.remove(key)
      return refusal
    }
  }
}

function waitWith(shown: Shown, kept: StoredOrder, lastFailure: Failure): OrderOutcome {
  shown.set({ ...toWaiting(kept), lastFailure })
  return { outcome: 'waiting', orderId: kept.body.order_id }
}

const keepNew = (storage: Storage, key: string, sent: StoredOrder) =>
  storage.set(key, sent, { strict: true }).then(() => true)

async function keepIfThere(storage: Storage, key: string, sent: StoredOrder): Promise<boolean> {
  const kept = await storage.update(key, (found) => found && sent, { strict: true })
  if (kept === undefined) await storage.remove(key)
  return kept !== undefined
}

async function answeredElsewhere(
  { storage, prefix }: OrderOutboxDeps,
  { order_id, products }: PlaceOrder,
): Promise<ConfirmedOrder | undefined> {
  const order = await storage.get<PlacedOrder>(confirmedKey(prefix, order_id))
  return order && { outcome: 'confirmed', order, products }
}

/**
 * An order that has just been made by somebody whose session is over is given back: who stands at the checkout is a guest
 * by now, and would make another while this one waits for the next sign-in.
 */
function refusalOf(error: unknown, { isNew }: { isNew: boolean }): OrderOutcome | undefined {
  if (!(error instanceof CallError)) return undefined
  const verdict = verdictOfError(error)
  if (verdict !== 'refused' && !(isNew && verdict === 'signed-out')) return undefined
  const { code, message, meta } = error
  return { outcome: 'refused', code, message, meta }
}

async function confirm(
  { storage, prefix, onConfirmed }: OrderOutboxDeps,
  body: PlaceOrder,
  order: PlacedOrder,
): Promise<ConfirmedOrder> {
  await storage.set(confirmedKey(prefix, body.order_id), order, { strict: true })
  const confirmed: ConfirmedOrder = { outcome: 'confirmed', order, products: body.products }
  await onConfirmed?.(confirmed)
  await storage.remove(waitingKey(prefix, body.order_id))
  return confirmed
}
