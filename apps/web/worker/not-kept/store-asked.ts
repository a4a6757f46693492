import { SHOP_NAME } from '@vitrine/domain/store/shop-name'
import { isStoreCode, STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { DEFAULT_STORE_CODE, type StoreView } from '@vitrine/domain/store/store-view'
import { readStores } from '../../src/lib/store/page-stores.ts'
import { findStoreOfPath } from '../../src/lib/store/store-of-path.ts'
import { CACHES } from '../copies/caches-of-shop.ts'

type Asked = Pick<StoreView, 'code' | 'language' | 'locale' | 'shopName'>

/** As the page seen last tells of it; where none is kept, as its address alone does. */
export async function storeAsked(pathname: string): Promise<Asked> {
  const stores = await keptStores().catch(() => [])
  const store = findStoreOfPath(stores, pathname)
  if (store) return { ...store, shopName: store.shopName || SHOP_NAME }
  const named = pathname.split('/', 2)[1] ?? ''
  const code = isStoreCode(named) ? named : DEFAULT_STORE_CODE
  const { language } = STORE_IDENTITIES[code]
  return { code, language, locale: language, shopName: SHOP_NAME }
}

async function keptStores(): Promise<StoreView[]> {
  const cache = await caches.open(CACHES.pages)
  const newest = (await cache.keys()).at(-1)
  const html = newest && (await (await cache.match(newest.url))?.text())
  // Nothing a page of this shop says of words or codes is escaped in HTML.
  return readStores(/<html\b[^>]* data-stores="([^"]*)"/.exec(html ?? '')?.[1] ?? '')
}
