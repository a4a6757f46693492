// What this device's shopper would like to have: shown at once, on disk, and with a customer also in the shop, as tasks
// that wait for a line. At sign-in a guest's goes into the customer's; what is a customer's is nobody else's.
import type { ShopClient } from '@vitrine/contract/client'
import { changeWishlist, getWishlist, type WishlistItem } from '@vitrine/contract/wishlist/wishlist'
import type { Channel } from '../channel/channel.ts'
import type { Clock } from '../clock/clock.ts'
import type { TaskQueue } from '../queue/task-queue.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { readWishes, type Wish, withoutWish, withWish } from './wish.ts'
import { EMPTY_WISHLIST, type Wishlist } from './wishlist-state.ts'

/** One for all stores of the origin (api-shapes §5.4). */
export const WISHLIST_KEY = 'shop/wishlist/current-wishlist'
const ANSWERED = 'wishlist'

export type WishlistDeps = {
  client: Pick<ShopClient, 'call'>
  storage: Storage
  channel: Channel
  clock: Clock
  tasks: Pick<TaskQueue, 'queue' | 'on' | 'waiting' | 'run'>
  session: Observable<SessionState>
}

export function createWishlist({ client, storage, channel, clock, tasks, session }: WishlistDeps): Wishlist {
  const state = createStore(EMPTY_WISHLIST)
  const me = () => session.get().customer
  const isMine = ({ owner }: Wish) => owner === null || owner === me()
  const show = (items: readonly Wish[]) => {
    const isUnanswered = me() !== null && state.get().isUnanswered === true
    state.set({ isLoaded: true, items: items.filter(isMine), isUnanswered })
  }
  const change = async (how: (list: Wish[]) => Wish[]) => {
    show(await storage.update<unknown>(WISHLIST_KEY, (found) => how(readWishes(found))).then(readWishes))
    channel.post(WISHLIST_KEY)
  }
  const tell = telling(tasks)
  let asked = 0
  /** What the shop says counts once nothing of ours is on its way to it; of two answers, that to the later question. */
  const refresh = async () => {
    const customer = me()
    if (customer === null || hasWaiting(tasks)) return
    asked += 1
    const own = asked
    const answer = await client.call(getWishlist).catch(() => undefined)
    const isCurrent = () => own === asked && me() === customer && !hasWaiting(tasks)
    if (!isCurrent()) return
    if (!answer) return state.set({ ...state.get(), isLoaded: true, isUnanswered: true })
    // With what is in it: loaded and empty it would be called so for a moment.
    await change((list) => (isCurrent() ? adopted(list, answer.items, customer) : list))
    if (isCurrent()) state.set({ ...state.get(), isUnanswered: false })
  }
  const look = async () => {
    const customer = me()
    const found = readWishes(await storage.get(WISHLIST_KEY).catch(() => undefined))
    const guests = found.filter(({ owner }) => owner === null)
    const merges = customer !== null && guests.length > 0
    // Queued before it is marked: a page that dies in between sends it again, and nothing is there twice.
    if (merges) await tell(guests[0]?.name ?? '', { add: guests.map(({ sku }) => sku) })
    if (merges || found.some((wish) => !isMine(wish)))
      await change((list) => list.filter(isMine).map((wish) => ({ ...wish, owner: customer })))
    // On a new device nothing says that a customer has none: the shop does.
    else if (customer === null || found.length > 0 || hasWaiting(tasks)) show(found)
    await refresh()
  }
  tasks.on(ANSWERED, () => void refresh())
  channel.subscribe((key) => {
    if (key === WISHLIST_KEY) void storage.get(key).then((found) => show(readWishes(found)))
  })
  session.subscribe(() => void look())
  const send = async () => {
    await look()
    await tasks.run()
    return !hasWaiting(tasks)
  }
  return {
    ...{ get: state.get, subscribe: state.subscribe, look, send },
    async toggle(product) {
      const { sku } = product
      const owner = me()
      const isIn = state.get().items.some((wish) => wish.sku === sku)
      const added_at = new Date(clock.now()).toISOString()
      const wish: Wish = { ...product, qty: 1, added_at, price_then: product.final_price, owner }
      await change((list) => (isIn ? withoutWish(list, sku) : withWish(list, wish)))
      if (owner !== null) await tell(product.name, isIn ? { remove: [sku] } : { add: [sku] })
    },
  }
}

const telling =
  (tasks: WishlistDeps['tasks']) =>
  (name: string, body: { add?: string[]; remove?: string[] }): Promise<unknown> =>
    tasks.queue({
      ...{ name, url: changeWishlist.path, payload: { method: 'POST', body } },
      callback_event: ANSWERED,
    })

function adopted(list: readonly Wish[], items: readonly WishlistItem[], owner: string): Wish[] {
  return [...list.filter((wish) => wish.owner === null), ...items.map((item) => ({ ...item, owner }))]
}

const hasWaiting = ({ waiting }: Pick<TaskQueue, 'waiting'>) =>
  waiting.get().some(({ callback_event: event }) => event === ANSWERED)
