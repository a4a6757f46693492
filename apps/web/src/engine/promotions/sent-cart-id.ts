import { syncedCartId } from '@vitrine/sync/cart/stored/synced-cart'
import type { Engine } from '../create-engine.ts'

/** The cart as the server has it, which is told what it does not know yet first; null where that fails. */
export async function sentCartId(store: Engine['cart']): Promise<string | null> {
  const known = syncedCartId(store.get())
  if (known !== null) return known
  await store.sync().catch(() => undefined)
  return syncedCartId(store.get())
}
