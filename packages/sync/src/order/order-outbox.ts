// One intention, one order: the exact body with its id is on disk before the first attempt, goes out again, marked as
// delayed, until the server has given a definitive answer, and only then is forgotten.
import type { PlacedOrder, PlaceOrder } from '@vitrine/contract/order'
import { silentChannel } from '../channel/channel.ts'
import { createStore, type Observable } from '../store/observable.ts'
import {
  confirmedKey,
  type OrderOutboxDeps,
  type OrderOutcome,
  toWaiting,
  type WaitingOrder,
  waitingKey,
} from './order-outcome.ts'
import { orderSender } from './send-order.ts'
import { readStoredOrder, type StoredOrder, sinceOf } from './stored-order.ts'

export type OrderOutbox = {
  place(body: PlaceOrder): Promise<OrderOutcome>
  /** Sends again what has waited longest for an answer; undefined when nothing waits, or it was taken back meanwhile. */
  resume(): Promise<OrderOutcome | undefined>
  /** Asks again for every order that may have reached the shop; false while one of them is undecided. */
  settleSent(): Promise<boolean>
  waiting(): Promise<PlaceOrder | undefined>
  /** Takes back one that never left. One that has cannot be: the shop may have it. */
  cancel(orderId: string): Promise<void>
  /** What waits, for the sync tray; null when nothing does. Known after `place`, `resume` or `waiting`. */
  shown: Observable<WaitingOrder | null>
  /** The latest definitive answer, however it was come by. */
  settled: Observable<OrderOutcome | null>
  /** Orders confirmed in this browser, by client order id. */
  confirmed(orderId: string): Promise<PlacedOrder | undefined>
  /** What opens the latest of them, newest first. */
  keys(): Promise<string[]>
}

export function createOrderOutbox(deps: OrderOutboxDeps): OrderOutbox {
  const { storage, prefix, online, channel = silentChannel } = deps
  const settled = createStore<OrderOutcome | null>(null)
  const { shown, listOwn, ownerOf, look, takeBack } = ordersOnDisk(deps)
  const send = orderSender(deps, shown)
  // A second click while the first is under way joins it.
  let underWay: Promise<OrderOutcome | undefined> | undefined
  const tell = async () => {
    await look().catch(() => undefined)
    channel.post(prefix)
  }
  const once = (task: () => Promise<OrderOutcome | undefined>) => {
    underWay ??= task()
      .then((outcome) => {
        if (outcome && outcome.outcome !== 'waiting') settled.set(outcome)
        return outcome
      })
      .finally(() => {
        underWay = undefined
        return tell()
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
    async place(body) {
      const make = async () => send({ body, customer: await ownerOf(), attempts: 0 })
      // The one it joined was taken back.
      return (await once(make)) ?? ((await once(make)) as OrderOutcome)
    },
    async resume() {
      const first = await look()
      return first === undefined ? undefined : once(() => send(first, { isDelayed: true }))
    },
    async settleSent() {
      for (const sent of await listSent())
        if ((await once(() => send(sent, { isDelayed: true })))?.outcome === 'waiting') return false
      return (await listSent()).length === 0
    },
    waiting: async () => (await look())?.body,
    cancel: (orderId) => takeBack(orderId).then(tell),
    confirmed: (orderId) => storage.get(confirmedKey(prefix, orderId)),
    async keys() {
      const entries = await storage.entries<Partial<PlacedOrder> | undefined>(prefix)
      return entries
        .map(([, order]) => ({
          access_key: order?.access_key ?? '',
          transferedAt: order?.transferedAt ?? '',
        }))
        .filter(({ access_key }) => access_key !== '')
        .sort((one, other) => other.transferedAt.localeCompare(one.transferedAt))
        .map(({ access_key }) => access_key)
        .slice(0, 5)
    },
  }
}

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
    /** In one step with looking at it: another tab may be about to send it. */
    async takeBack(orderId: string) {
      const key = waitingKey(prefix, orderId)
      const left = await storage.update<StoredOrder | PlaceOrder | undefined>(key, (found) =>
        found && readStoredOrder(found).attempts > 0 ? found : undefined,
      )
      if (left === undefined) await storage.remove(key)
    },
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
