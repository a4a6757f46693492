import { type CartState, EMPTY_CART } from '@vitrine/sync/cart/cart-state'
import { useSyncExternalStore } from 'react'
import { useShopInfo } from '../lib/use-shop-info.ts'
import { countCart } from './count-cart.ts'
import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

/** What can be done to the cart; what is in it, `useCart` says. */
export const useCartStore = (): Engine['cart'] => useEngine().cart

export function useCart(): CartState {
  const { cart } = useEngine()
  return useSyncExternalStore(cart.subscribe, cart.get, () => EMPTY_CART)
}

/** The number at the bag. */
export function useCartCount(): number {
  const { minicartCount } = useShopInfo()
  return countCart(useCart().lines, minicartCount)
}

export const useDrawer = (): Engine['drawer'] => useEngine().drawer

export function useDrawerOpen(): boolean {
  const { subscribe, get } = useEngine().drawer
  return useSyncExternalStore(subscribe, get, () => false)
}
