// The shopper's bag in this browser: one cart store and one order outbox per store view, shared by every part of the page.

import type { ShopClient } from '@vitrine/contract/client'
import { type CartState, EMPTY_CART } from '@vitrine/sync/cart/cart-state'
import { type CartStore, createCartStore } from '@vitrine/sync/cart/cart-store'
import { type KeptDetails, keptDetails } from '@vitrine/sync/checkout/kept-details'
import { createOrderOutbox, type OrderOutbox } from '@vitrine/sync/order/order-outbox'
import { indexedDbStorage } from '@vitrine/sync/storage/indexed-db-storage'
import { createStore, type Store } from '@vitrine/sync/store/observable'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { createShopClient } from './shop-client.ts'

export type Bag = {
  cart: CartStore
  outbox: OrderOutbox
  client: ShopClient
  /** What was typed at the checkout. */
  details: KeptDetails<Record<string, string>>
  newId: () => string
  /** Whether the drawer is open; every part may open it. */
  drawer: Store<boolean>
}

const BagContext = createContext<Bag | null>(null)

// Nothing is opened or asked before `load`, so a server may hold one for a rendering, too.
function createBag(storeCode: string): Bag {
  const client = createShopClient({ storeCode })
  const storage = indexedDbStorage()
  const prefix = `${storeCode}-shop`
  const newId = () => crypto.randomUUID()
  return {
    client,
    newId,
    details: keptDetails({ storage, key: `${prefix}/checkout/personal-details`, now: () => Date.now() }),
    cart: createCartStore({ client, storage, storageKey: `${prefix}/cart/current-cart`, newId }),
    outbox: createOrderOutbox({ client, storage, prefix: `${prefix}/orders` }),
    drawer: createStore(false),
  }
}

export function BagProvider({ children }: { children: ReactNode }) {
  const { code } = useStore()
  const [bag] = useState(() => createBag(code))
  useEffect(() => {
    void bag.cart.load()
    const flush = () => void bag.cart.flush()
    const seen = () => document.visibilityState === 'visible' && flush()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', flush)
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

/** Pieces, not lines: the setting of the specification (§9 cart behaviour). */
export function useCartCount(): number {
  return useCart().lines.reduce((sum, line) => sum + line.qty, 0)
}
