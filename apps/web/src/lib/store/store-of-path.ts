import { DEFAULT_STORE_CODE, type StoreView } from '@vitrine/domain/store/store-view'
import { findStoreView, STORE_VIEWS } from '@vitrine/domain/store/store-views'

/** The store a path belongs to, by its first segment only. */
export function findStoreOfPath(pathname: string): StoreView | undefined {
  const code = pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
  const store = findStoreView(code)
  return store?.enabled ? store : undefined
}

export function defaultStore(): StoreView {
  const store = findStoreView(DEFAULT_STORE_CODE) ?? STORE_VIEWS[0]
  if (!store) throw new Error('no store view is configured')
  return store
}

/** `basename` is the store's prefix; pages without one belong to the default store. */
export const storeOfBasename = (basename: string): StoreView => findStoreOfPath(basename) ?? defaultStore()
