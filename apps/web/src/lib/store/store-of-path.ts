import { defaultStoreOf, findStore } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'

/** The store a path belongs to, by its first segment only; a closed one has no pages. */
export function findStoreOfPath(stores: readonly StoreView[], pathname: string): StoreView | undefined {
  const store = findStore(stores, pathname.split('/', 2)[1]?.replace(/\.data$/, ''))
  return store?.enabled ? store : undefined
}

/** Pages without a prefix belong to the default store. */
export const storeOfPath = (stores: readonly StoreView[], pathname: string): StoreView =>
  findStoreOfPath(stores, pathname) ?? defaultStoreOf(stores)
