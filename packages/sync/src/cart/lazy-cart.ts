// The cart before its code is there: an empty one that is being loaded. Whatever is tapped meanwhile waits for the code,
// which a page fetches as soon as it can be used; what was put into the cart is on the screen and on disk at once.
import { type Clock, within } from '../clock/clock.ts'
import { IDLE } from '../queue/sender-status.ts'
import { lazyCalls, lazyValue, openOnce } from '../store/lazy.ts'
import { createStore } from '../store/observable.ts'
import type { AddItem } from './add/add-to-cart.ts'
import { toAddition } from './add/to-addition.ts'
import type { CartHooks } from './cart-hooks.ts'
import { type CartLine, type CartState, EMPTY_CART } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import type { Addition } from './stored/stored-cart.ts'

const CALLS = [
  'load',
  'flush',
  'sync',
  'setLine',
  'remove',
  'replaceLine',
  'undo',
  'dismiss',
  'retryNow',
  'cancel',
  'authorize',
  'leave',
  'clear',
  'forget',
  'putCoupon',
  'share',
  'readShared',
  'takeOver',
] as const
/** A disk that has not answered by then is not waited for. */
const STORE_LIMIT_MS = 2_000

type Deps = {
  open: () => Promise<CartStore>
  /** Those the real one gets: what is added meanwhile counts. */
  hooks: CartHooks
  clock: Clock
  newId: () => string
  /** Keeps what was pressed for a page to come; true once it is on disk. */
  store: (additions: readonly Addition[], isWanted: () => boolean) => Promise<boolean>
}
type Press = {
  items: readonly AddItem[]
  additions: readonly Addition[]
  isStored: Promise<boolean | 'too late'>
  callOff(): void
  added: Promise<readonly AddItem[]>
  done(added: Promise<readonly AddItem[]>): void
}

export function lazyCart({ open, hooks, ...deps }: Deps): CartStore {
  const state = createStore<CartState>(EMPTY_CART)
  const status = lazyValue(IDLE)
  let presses: readonly Press[] = []
  let cart: CartStore | undefined
  const openFirst = openOnce(async () => {
    const found = await open()
    for (let next = presses[0]; next; next = presses[0]) {
      const isStored = (await next.isStored) === true
      next.callOff()
      presses = presses.slice(1)
      next.done(found.add(earlyItems(next, isStored)))
    }
    cart = found
    const copy = () => state.set(found.get())
    found.subscribe(copy)
    copy()
    status.follow(found.status)
    return found
  })
  return {
    get: state.get,
    subscribe: state.subscribe,
    status,
    hooks,
    ...lazyCalls(() => cart ?? openFirst(), CALLS),
    async add(items) {
      if (cart) return cart.add(items)
      const press = notePress(items, deps)
      presses = [...presses, press]
      state.set({ ...EMPTY_CART, lines: linesOf(presses), isAdding: true })
      await openFirst()
      return press.added
    },
    stop: () => cart?.stop(),
  }
}

function notePress(items: readonly AddItem[], { clock, newId, store }: Omit<Deps, 'open' | 'hooks'>): Press {
  let isWanted = true
  let done: Press['done'] = () => undefined
  const added = new Promise<readonly AddItem[]>((resolve) => {
    done = resolve
  })
  const additions = items.map((item) => toAddition(item, { id: newId(), createdAt: clock.now() }))
  const storing = store(additions, () => isWanted).catch(() => false)
  return {
    items,
    additions,
    isStored: within(clock, STORE_LIMIT_MS, storing),
    callOff() {
      isWanted = false
    },
    added,
    done,
  }
}

const earlyItems = ({ items, additions }: Press, isStored: boolean): AddItem[] =>
  items.map((item, index) => {
    const { id = '', createdAt = 0 } = additions[index] ?? {}
    return { ...item, early: { id, createdAt, isStored } }
  })

/** As they were drawn on the page; nothing is known yet of what else is in the cart. */
function linesOf(presses: readonly Press[]): CartLine[] {
  const lines = new Map<string, CartLine>()
  for (const { line, qty } of presses.flatMap(({ additions }) => additions)) {
    const key = JSON.stringify([line.sku, line.product_option])
    lines.set(key, { ...line, qty: qty + (lines.get(key)?.qty ?? 0), confirmed: false })
  }
  return [...lines.values()]
}
