// Orders outlive their store: what was bought in one that is closed is still paid, followed and sent back, and its pages lead to
// the first store, which answers for it.
import { defaultStoreOf, findStore } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { storesOf, type Trading } from './commerce.ts'

type Asking = Trading & { store: StoreView }

/** Whose orders this store answers for: its own, and the first one also those of stores that are closed. */
export async function answeredStores(ctx: Asking): Promise<number[]> {
  const { storeId } = ctx.store
  const stores = await storesOf(ctx)
  if (storeId !== defaultStoreOf(stores).storeId) return [storeId]
  const closed = stores.filter((one) => !one.enabled && one.storeId !== storeId)
  return [storeId, ...closed.map((one) => one.storeId)]
}

/** The store that sold an order, whichever answers for it; who asks there needs no table. */
export async function soldIn(ctx: Asking, { store_id }: { store_id: number }): Promise<StoreView> {
  if (ctx.store.storeId === store_id) return ctx.store
  return findStore(await storesOf(ctx), store_id) ?? ctx.store
}
