// One intention, one order: the exact body with its id is on disk before the first attempt, goes out again, marked as
// delayed, until the server has given a definitive answer, and only then is forgotten.
import type { ShopClient } from '@vitrine/contract/client'
import { type PlacedOrder, type PlaceOrder, placeOrder } from '@vitrine/contract/order'
import { CallError, type ReplyMeta } from '@vitrine/contract/reply'
import { type Channel, silentChannel } from '../channel/channel.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { type Failure, failureOfError, verdictOfError } from '../transport/verdict.ts'
import { readStoredOrder, type StoredOrder, sinceOf } from './stored-order.ts'

export type ConfirmedOrder = { outcome: 'confirmed'; order: PlacedOrder; products: PlaceOrder['products'] }
export type OrderOutcome =
  | ConfirmedOrder
  | { outcome: 'refused'; code: number; message: string; meta: ReplyMeta }
  /** No definitive answer: kept, and to be sent again with the same id. */
  | { outcome: 'waiting'; orderId: string }

/** An order on this device that the shop has not answered. It may have reached the shop once `attempts` is above 0. */
export type WaitingOrder = { orderId: string; since: number; attempts: number; lastFailure: Failure | null }

export type OrderOutbox = {
  place(body: PlaceOrder): Promise<OrderOutcome>
  /** Sends again what has waited longest for an answer; undefined when nothing waits. */
  resume(): Promise<OrderOutcome | undefined>
  /** Asks again for every order that may have reached the shop; false while one of them is undecided. */
  settleSent(): Promise<boolean>
  waiting(): Promise<PlaceOrder | undefined>
  /** What waits, for the sync tray; null when nothing does. Known after `place`, `resume` or `waiting`. */
  shown: Observable<WaitingOrder | null>
  /** The latest definitive answer, however it was come by. */
  settled: Observable<OrderOutcome | null>
  /** Orders confirmed in this browser, by client order id. */
  confirmed(orderId: string): Promise<PlacedOrder | undefined>
  /** What opens the latest of them, newest first. */
  keys(): Promise<string[]>
}

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

export function createOrderOutbox(deps: OrderOutboxDeps): OrderOutbox {
  const { storage, prefix, online, channel = silentChannel } = deps
  const settled = createStore<OrderOutcome | null>(null)
  const { shown, listOwn, ownerOf, look } = ordersOnDisk(deps)
  const send = orderSender(deps, shown)
  // A second click while the first is under way joins it.
  let underWay: Promise<OrderOutcome> | undefined
  const once = (task: () => Promise<OrderOutcome>) => {
    underWay ??= task()
      .then((outcome) => {
        if (outcome.outcome !== 'waiting') settled.set(outcome)
        return outcome
      })
      .finally(async () => {
        underWay = undefined
        await look().catch(() => undefined)
        channel.post(prefix)
      })
    return underWay
  }
  const listSent = async () => (await listOwn()).filter(({ attempts }) => attempts > 0)
  const lookAgain = () => void look().catch(() => undefined)
  channel.subscribe((changed) => {
    if (changed === prefix) lookAgain()
  })
  // One that was noted by a page that is gone, or could tell nobody.
  online?.subscribe(lookAgain)

  return {
    shown,
    settled,
    place: (body) => once(async () => send({ body, customer: await ownerOf(), attempts: 0 })),
    async resume() {
      const first = await look()
      return first === undefined ? undefined : once(() => send(first, { isDelayed: true }))
    },
    async settleSent() {
      for (const sent of await listSent())
        if ((await once(() => send(sent, { isDelayed: true }))).outcome === 'waiting') return false
      return (await listSent()).length === 0
    },
    waiting: async () => (await look())?.body,
    confirmed: (orderId) => storage.get(confirmedKey(prefix, orderId)),
    async keys() {
      const entries = await storage.entries<Partial<PlacedOrder>>(prefix)
      return entries
        .map(([, { access_key = '', transferedAt = '' }]) => ({ access_key, transferedAt }))
        .filter(({ access_key }) => access_key !== '')
        .sort((one, other) => other.transferedAt.localeCompare(one.transferedAt))
        .map(({ access_key }) => access_key)
        .slice(0, 5)
    },
  }
}

const waitingKey = (prefix: string, { order_id }: PlaceOrder) => `${prefix}/waiting/${order_id}`
const confirmedKey = (prefix: string, orderId: string) => `${prefix}/${orderId}`

/** Each waiting order has a key of its own: a later one never takes the place of an earlier one. */
function ordersOnDisk({ storage, prefix, customer = async () => undefined }: OrderOutboxDeps) {
  const shown = createStore<WaitingOrder | null>(null)
  const list = async () => {
    const [entries, own] = await Promise.all([
      storage.entries<StoredOrder | PlaceOrder | undefined>(`${prefix}/waiting`),
      customer(),
    ])
    const all = entries
      .flatMap(([, found]) => (found ? [readStoredOrder(found)] : []))
      .sort((one, other) => sinceOf(one.body) - sinceOf(other.body))
    const isOwn = (stored: StoredOrder) => stored.customer === null || stored.customer === own
    // Of somebody whose session has ended unasked: they are here, and would order once more.
    const bereft = own === undefined ? all.filter((stored) => !isOwn(stored) && !stored.left) : []
    return { own: all.filter(isOwn), bereft }
  }
  return {
    shown,
    listOwn: async () => (await list()).own,
    ownerOf: async () => (await customer()) ?? null,
    /** The one that waits longest; one that can only be sent once its customer is back is shown all the same. */
    async look() {
      const {
        own: [first],
        bereft: [other],
      } = await list()
      const { orderId, lastFailure = null } = shown.get() ?? {}
      if (first !== undefined)
        shown.set({ ...toWaiting(first), lastFailure: orderId === first.body.order_id ? lastFailure : null })
      else shown.set(other ? { ...toWaiting(other), lastFailure: 'signed-out' } : null)
      return first
    },
  }
}

type Shown = ReturnType<typeof ordersOnDisk>['shown']

/** That it leaves is on disk before it does: from then on the shop may have it. */
function orderSender(deps: OrderOutboxDeps, shown: Shown) {
  const { client, storage, prefix, online, channel = silentChannel } = deps
  return async (stored: StoredOrder, { isDelayed = false } = {}): Promise<OrderOutcome> => {
    const isLeaving = online?.get() ?? true
    const sent: StoredOrder = { ...stored, left: false, attempts: stored.attempts + (isLeaving ? 1 : 0) }
    const key = waitingKey(prefix, stored.body)
    await storage.set(key, sent, { strict: true })
    const wait = (lastFailure: Failure, kept = sent): OrderOutcome => {
      shown.set({ ...toWaiting(kept), lastFailure })
      return { outcome: 'waiting', orderId: stored.body.order_id }
    }
    const keepUnanswered = async (error: unknown) => {
      if (failureOfError(error) !== 'signed-out') return sent
      // The shop has not looked at it: this try was none.
      await storage.set(key, stored)
      return stored
    }
    if (!isLeaving) {
      // Told at once: its shopper may close this page for another that is open.
      channel.post(prefix)
      return wait('no-answer')
    }
    const body = isDelayed ? { ...stored.body, transmited: false } : stored.body
    try {
      return await confirm(deps, stored.body, await client.call(placeOrder, { body }))
    } catch (error) {
      const refusal = refusalOf(error, { isNew: !isDelayed })
      if (refusal === undefined) return wait(failureOfError(error), await keepUnanswered(error))
      await storage.remove(key)
      return refusal
    }
  }
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
  await storage.remove(waitingKey(prefix, body))
  return confirmed
}

function toWaiting({ body, attempts }: StoredOrder): WaitingOrder {
  return { orderId: body.order_id, since: sinceOf(body), attempts, lastFailure: null }
}
