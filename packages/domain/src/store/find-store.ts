import { DEFAULT_STORE_CODE, type StoreView } from './store-view.ts'

/** One of the store views somebody has read, by its code or by its number. */
export const findStore = (
  stores: readonly StoreView[],
  of: string | number | null | undefined,
): StoreView | undefined => stores.find(({ code, storeId }) => code === of || storeId === of)

/** Whom nothing leads to another, also while it is closed. */
export function defaultStoreOf(stores: readonly StoreView[]): StoreView {
  const store = findStore(stores, DEFAULT_STORE_CODE) ?? stores[0]
  if (!store) throw new Error('There are no store views.')
  return store
}

export const storeOrDefault = (stores: readonly StoreView[], of: string | number | null): StoreView =>
  findStore(stores, of) ?? defaultStoreOf(stores)
