import { EMPTY_WISHLIST, type Wishlist, type WishlistState } from '@vitrine/sync/wishlist/wishlist-state'
import { useSyncExternalStore } from 'react'
import { useEngine } from '../engine-provider.tsx'

/** What the shopper would like to have; not loaded until the device was asked. */
export function useWishlist(): WishlistState & Pick<Wishlist, 'toggle' | 'look' | 'send'> {
  const { subscribe, get, toggle, look, send } = useEngine().wishlist
  return { ...useSyncExternalStore(subscribe, get, () => EMPTY_WISHLIST), toggle, look, send }
}
