import type { StoreView } from '@vitrine/domain/store/store-view'
import { LRUCache } from 'lru-cache'
import { findStoreOfPath } from '../../src/lib/store/store-of-path.ts'
import { tidyPath } from '../redirects.ts'
import { cacheKey, canonicalUrl } from './cache-key.ts'

const KNOWN_ADDRESSES = 10_000

/** Making a key costs more than finding the page by it, and the same addresses are asked for all day. */
export function createAddressKeys(stores: () => readonly StoreView[]) {
  const keys = new LRUCache<string, string>({ max: KNOWN_ADDRESSES })
  return {
    /** Empty where no store answers. */
    of(address: string): string {
      const key = keys.get(address) ?? keyOf(address, stores())
      keys.set(address, key)
      return key
    },
    known: (address: string) => keys.get(address),
    /** Of which store an address is may change: one opens, or closes. */
    forget: () => keys.clear(),
  }
}

function keyOf(address: string, stores: readonly StoreView[]): string {
  // Joined, not resolved: `//` is a path here, and no host.
  const url = new URL(`http://shop${address}`)
  // An untidy address is led to the tidy one, not answered in its place.
  if (tidyPath(url.pathname) !== url.pathname) return ''
  const store = findStoreOfPath(stores, url.pathname)
  return store ? cacheKey(store, canonicalUrl(url)) : ''
}
