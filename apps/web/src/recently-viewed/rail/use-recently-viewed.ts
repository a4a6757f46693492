import { listProducts } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { createStore } from '@vitrine/sync/store/observable'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useGuestClient } from '#web/engine/use-client.ts'
import { deviceStorage } from '#web/lib/browser-storage.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { isOfViewed, keyOfViewed } from '../viewed-key.ts'
import { MAX_SHOWN, readViewed, refreshed, type Viewed, withViewed } from './recent-list.ts'

// One list for every part of the page and, through the storage, for every tab of a store.
const viewed = createStore<readonly Viewed[]>([])
let isFresh = false

/** A full or closed storage: the list lives as long as the page. */
function keep(storeCode: string, list: readonly Viewed[]): void {
  viewed.set(list)
  deviceStorage.write(keyOfViewed(storeCode), JSON.stringify(list))
}

const read = (storeCode: string): Viewed[] => readViewed(deviceStorage.read(keyOfViewed(storeCode)))

/** The list, with the product of this page put to its front. */
export function useRecentlyViewed(product: ProductCard | undefined): {
  list: readonly Viewed[]
  clear(): void
} {
  const { code } = useStore()
  const client = useGuestClient()
  const list = useSyncExternalStore(viewed.subscribe, viewed.get, viewed.get)
  const sku = product?.sku
  const latest = useEffectEvent(() => product)
  // A product is seen once, however often its data is renewed.
  useEffect(() => {
    const seen = sku === undefined ? undefined : latest()
    if (seen) keep(code, withViewed(read(code), seen))
    else viewed.set(read(code))
    void refresh(code, client)
  }, [code, sku, client])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (isOfViewed(code, key)) viewed.set(read(code))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [code])
  return { list, clear: () => keep(code, []) }
}

/** Once for a visit; without a line the shelf stays as it was kept. */
async function refresh(storeCode: string, client: ShopClient): Promise<void> {
  const skus = viewed
    .get()
    .slice(0, MAX_SHOWN)
    .map(({ sku }) => sku)
  if (isFresh || skus.length === 0) return
  isFresh = true
  const answer = await client.call(listProducts, { query: { skus: skus.join(',') } }).catch(() => undefined)
  if (answer) keep(storeCode, refreshed(viewed.get(), skus, answer.items))
}
