// The shopper's bag in this browser: one cart store and one order outbox per store view, shared by every part of the page.

import type { ShopClient } from '@vitrine/contract/client'
import { cartHooks } from '@vitrine/sync/cart/cart-hooks'
import { type CartState, EMPTY_CART } from '@vitrine/sync/cart/cart-state'
import type { CartStore } from '@vitrine/sync/cart/cart-store'
import { lateCart } from '@vitrine/sync/cart/late-cart'
import { type KeptDetails, keptDetails } from '@vitrine/sync/checkout/kept-details'
import type { CartNoticeMessage } from '@vitrine/sync/notice/notice'
import type { OrderOutbox } from '@vitrine/sync/order/order-outbox'
import type { TaskQueue } from '@vitrine/sync/queue/task-queue'
import type { Storage } from '@vitrine/sync/storage/storage'
import { lateCalls, lateValue, openOnce } from '@vitrine/sync/store/late'
import { createStore, type Store } from '@vitrine/sync/store/observable'
import type { Tray, TrayItem } from '@vitrine/sync/tray/tray'
import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { BagEngine } from './bag/bag-engine.ts'
import { cartNotice } from './bag/cart-notice.ts'
import { countBag } from './bag/count-bag.ts'
import { notify } from './notify.ts'
import { useShopInfo } from './use-shop-info.ts'

export type Bag = {
  cart: CartStore
  outbox: Pick<OrderOutbox, 'place' | 'resume' | 'waiting' | 'confirmed'>
  client: ShopClient
  /** Named calls that must arrive, as a newsletter's; they wait for a connection. */
  tasks: Pick<TaskQueue, 'queue' | 'execute'>
  session: BagEngine['session']
  /** Everything that waits on this device. */
  tray: Tray
  /** What was typed at the checkout. */
  details: KeptDetails<Record<string, string>>
  newId: () => string
  /** Whether the drawer is open; every part may open it. */
  drawer: Store<boolean>
}

const BagContext = createContext<Bag | null>(null)

// Nothing is opened or asked before the first call, so a server may hold one for a rendering, too.
function createBag(storeCode: string, say: (message: CartNoticeMessage) => void): Bag {
  const newId = () => crypto.randomUUID()
  const hooks = cartHooks()
  const waiting = lateValue<readonly TrayItem[]>([])
  const open = openOnce(async () => {
    const { openBagEngine } = await import('./bag/bag-engine.ts')
    const engine = await openBagEngine({ storeCode, newId, hooks, say })
    waiting.follow(engine.tray)
    return engine
  })
  const part =
    <Name extends keyof BagEngine>(name: Name) =>
    async () =>
      (await open())[name]
  const storage = lateCalls<Storage, keyof Storage>(part('storage'), [
    'get',
    'set',
    'remove',
    'update',
    'entries',
  ])
  return {
    newId,
    client: lateCalls(part('client'), ['call', 'ask']),
    details: keptDetails({
      storage,
      key: `${storeCode}-shop/checkout/personal-details`,
      now: () => Date.now(),
    }),
    cart: lateCart(part('cart'), hooks),
    outbox: lateCalls(part('outbox'), ['place', 'resume', 'waiting', 'confirmed']),
    tasks: lateCalls(part('tasks'), ['queue', 'execute']),
    session: lateCalls(part('session'), ['signIn', 'signOut']),
    tray: { ...waiting, ...lateCalls(part('tray'), ['retryNow', 'cancel']), stop: () => undefined },
    drawer: createStore(false),
  }
}

export function BagProvider({ children }: { children: ReactNode }) {
  const { code } = useStore()
  const t = useT()
  const say = useRef<(message: CartNoticeMessage) => void>(undefined)
  say.current = (message) => notify(cartNotice(t, message))
  const [bag] = useState(() => createBag(code, (message) => say.current?.(message)))
  useEffect(() => {
    // Without its code the bag is empty until the line is back; then it is asked for again.
    const flush = () => void bag.cart.flush().catch(() => undefined)
    void bag.cart.load().catch(() => addEventListener('online', () => void bag.cart.load(), { once: true }))
    const seen = () => document.visibilityState === 'visible' && flush()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
    }
  }, [bag])
  return <BagContext value={bag}>{children}</BagContext>
}

export function useBag(): Bag {
  const bag = use(BagContext)
  if (bag === null) throw new Error('outside of BagProvider')
  return bag
}

export function useCart(): CartState {
  const { cart } = useBag()
  return useSyncExternalStore(cart.subscribe, cart.get, () => EMPTY_CART)
}

export function useDrawerOpen(): boolean {
  const { drawer } = useBag()
  return useSyncExternalStore(drawer.subscribe, drawer.get, () => false)
}

/** The number at the bag. */
export function useCartCount(): number {
  const { lines } = useCart()
  const { minicartCount } = useShopInfo()
  return countBag(lines, minicartCount)
}
