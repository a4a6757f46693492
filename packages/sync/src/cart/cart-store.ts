// The cart of one store view in the browser: lines appear at once, operations wait until the server has answered, all
// tabs share one copy, and everything survives a reload. Everything outside is injected; nothing here knows React.
import type { ShopClient } from '@vitrine/contract/client'
import type { DiffEntry } from '@vitrine/domain/cart/merge/diff-log'
import type { Channel } from '../channel/channel.ts'
import type { Clock } from '../clock/clock.ts'
import type { Lock } from '../lock/lock.ts'
import type { CartNoticeMessage } from '../notice/notice.ts'
import { createSender } from '../queue/sender.ts'
import type { SenderStatus } from '../queue/sender-status.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { settleAddition } from './add/addition.ts'
import { createStockCheck } from './add/stock-check.ts'
import { type CartHooks, cartHooks } from './cart-hooks.ts'
import { type CartState, EMPTY_CART } from './cart-state.ts'
import { type CartVerbs, cartVerbs } from './cart-verbs.ts'
import type { CouponPort } from './send/cart-work.ts'
import { type SyncFound, type SyncWish, sendWaiting } from './send/send-waiting.ts'
import { shownCart } from './shown-cart.ts'
import { type CartKeeper, createCartKeeper } from './stored/cart-keeper.ts'
import { CART_SWITCHES, type CartSwitches } from './switches.ts'

export type CartStore = Observable<CartState> &
  CartVerbs & {
    /** Reads what was kept, then asks the server. */
    load(): Promise<void>
    /** Sends what waits and reads the cart again; resolves after an attempt, or at once while offline. */
    flush(): Promise<void>
    /** The same, saying how the two sides differed. `dryRun` changes nothing, `forceClientState` lets this side win. */
    sync(wish?: SyncWish): Promise<DiffEntry[]>
    /** Whether something is on its way, since when it fails, when it is tried again. */
    status: Observable<SenderStatus>
    hooks: CartHooks
    stop(): void
  }

export type CartPorts = {
  clock: Clock
  random: () => number
  lock: Lock
  online: Observable<boolean>
  channel: Channel
  newId: () => string
}
export type CartStoreDeps = CartPorts & {
  client: ShopClient
  /** The same shop without anybody's token; the client itself when nobody can sign in. */
  guestClient?: ShopClient
  storage: Storage
  storageKey: string
  isSignedIn?: () => boolean
  coupons?: CouponPort
  switches?: Partial<CartSwitches>
  /** Made before the cart itself, where its code comes later. */
  hooks?: CartHooks
  /** Resolves once what was changed is on the screen; at once where there is none. */
  painted?: () => Promise<void>
  notify?: (message: CartNoticeMessage) => void
}

export function createCartStore(deps: CartStoreDeps): CartStore {
  const { storage, storageKey, channel } = deps
  const keeper = createCartKeeper({ storage, key: storageKey, channel })
  const work = toWork(deps, keeper)
  const { switches, stock } = work
  const { sender, wishFor, found } = createCartSender(deps, work)
  const adding = createStore(false)
  const loaded = createStore(false)
  const shown = createStore<CartState>(EMPTY_CART)
  const show = () => {
    const rest = { loaded: loaded.get(), checks: stock.checks.get(), isAdding: adding.get() }
    shown.set({ ...shownCart(keeper.get()), ...rest })
  }
  const stops = [keeper, stock.checks, adding, loaded].map((source) => source.subscribe(show))

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    status: sender.status,
    hooks: work.hooks,
    flush: sender.run,
    async load() {
      const { adding: leftBehind } = await keeper.refresh()
      loaded.set(true)
      for (const { id } of leftBehind) if (!work.own.has(id)) await keeper.change(settleAddition(id))
      wishFor({ dryRun: !switches.serverMergeByDefault })
      await sender.run()
    },
    async sync(wish = {}) {
      wishFor(wish)
      found.diff = []
      await sender.run()
      return found.diff
    },
    ...cartVerbs({ ...work, sender, adding, shown }),
    stop() {
      for (const stop of [...stops, keeper.stop, sender.stop]) stop()
    },
  }
}

function toWork(deps: CartStoreDeps, keeper: CartKeeper) {
  const { client, clock, online } = deps
  const switches = { ...CART_SWITCHES, ...deps.switches }
  return {
    ...deps,
    guestClient: deps.guestClient ?? client,
    isSignedIn: deps.isSignedIn ?? (() => false),
    notify: deps.notify ?? (() => undefined),
    painted: deps.painted ?? (() => Promise.resolve()),
    bypass: { count: 0, isOwn: false },
    own: new Set<string>(),
    keeper,
    switches,
    hooks: deps.hooks ?? cartHooks(),
    stock: createStockCheck({ client, clock, online, synchronize: switches.synchronize }),
  }
}

/** What the next run is asked for beyond the usual is said before it, and holds once. */
function createCartSender(deps: CartStoreDeps, work: ReturnType<typeof toWork>) {
  let wish: SyncWish = {}
  const found: SyncFound = { diff: [] }
  const sender = createSender({
    ...deps,
    name: `send ${deps.storageKey}`,
    async work() {
      if (!work.switches.synchronize) return { done: true }
      const wanted = await work.hooks.beforeSync.run(wish)
      wish = {}
      const result = await sendWaiting(work, wanted, found)
      found.diff = await work.hooks.afterSync.run(found.diff)
      return result
    },
  })
  const wishFor = (next: SyncWish) => {
    wish = next
  }
  return { sender, wishFor, found }
}
