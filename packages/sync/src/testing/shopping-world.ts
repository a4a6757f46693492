// Two tabs of one browser, a shop, and a line between them that loses things. Everything random comes in as data, so a
// run can be told again.
import type { ShopClient } from '@vitrine/contract/client'
import { type CartStore, createCartStore } from '../cart/cart-store.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { type Fate, flakyClient } from './flaky-network.ts'
import { type ModelServer, modelServer } from './model-server.ts'
import { diskOf, originChannel, originLocks } from './mortal-tabs.ts'
import { type VirtualClock, virtualClock } from './virtual-clock.ts'

export type TabName = 'one' | 'two'
type Tab = { cart: CartStore; die: () => void }

const STORAGE_KEY = 'us-shop/cart/current-cart'
const FRAME_MS = 16

export function shoppingWorld(stock: Readonly<Record<string, number>> = {}) {
  const clock = virtualClock()
  const server = modelServer(stock)
  const disk = memoryStorage()
  const locks = originLocks()
  const channel = originChannel()
  const online = createStore(true)
  const fates: Fate[] = []
  const session = { isSignedIn: false }
  let ids = 0
  let lives = 0
  const newId = () => `operation-${++ids}`
  const outside = { clock, server, disk, locks, channel, online, fates, session, newId }

  const open = (name: TabName, skewMs: number) => openTab(outside, `${name} ${++lives}`, skewMs)
  const skews = { one: 0, two: -3_600_000 }
  const tabs = { one: open('one', skews.one), two: open('two', skews.two) }
  return {
    clock,
    server,
    disk,
    online,
    fates,
    session,
    cartOf: (name: TabName) => tabs[name].cart,
    /** The tab is killed and opened again: only what is on disk is left. */
    async restart(name: TabName) {
      tabs[name].die()
      tabs[name] = open(name, skews[name])
      void tabs[name].cart.load()
      await clock.settle()
    },
    /** The line is fine again, and there is time for everything. */
    async heal() {
      fates.length = 0
      online.set(true)
      await clock.pass(10_000)
      for (const { cart } of Object.values(tabs)) void cart.flush()
      await clock.pass(5_000)
    },
    stop() {
      for (const tab of Object.values(tabs)) tab.die()
    },
  }
}

type Outside = {
  clock: VirtualClock
  server: ModelServer
  disk: Storage
  locks: ReturnType<typeof originLocks>
  channel: ReturnType<typeof originChannel>
  online: Observable<boolean>
  fates: Fate[]
  session: { isSignedIn: boolean }
  newId: () => string
}

function openTab(outside: Outside, life: string, skewMs: number): Tab {
  const { clock, server, disk, locks, channel, online, fates, session, newId } = outside
  let isAlive = true
  const answers = { ...server.answers, 'stock.check': () => ({ status: 'ok', api_error: null }) }
  const line = flakyClient({ answers, clock, fates, isAlive: () => isAlive })
  // Who asks is settled when a request leaves, not when it arrives.
  const client: ShopClient = {
    ...line,
    ask: (call, input = {}) =>
      call.id === 'cart.create' && session.isSignedIn
        ? line.ask(call, { ...input, query: { ...(input.query as object), token: 'customer' } as never })
        : line.ask(call, input),
  }
  const cart = createCartStore({
    client,
    storage: diskOf(disk, () => isAlive),
    storageKey: STORAGE_KEY,
    clock: { now: () => clock.now() + skewMs, after: (ms, run) => clock.after(ms, () => isAlive && run()) },
    random: () => 0.5,
    lock: locks.of(life),
    online,
    channel: channel.of(life),
    newId,
    isSignedIn: () => session.isSignedIn,
    // A dead tab paints no more.
    painted: () => new Promise((done) => clock.after(FRAME_MS, () => isAlive && done())),
  })
  const die = () => {
    isAlive = false
    cart.stop()
    locks.release(life)
    channel.release(life)
  }
  return { cart, die }
}

export type ShoppingWorld = ReturnType<typeof shoppingWorld>
