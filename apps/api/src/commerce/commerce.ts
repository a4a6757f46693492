import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Database } from '#api/db/client.ts'
import { type Commerce, loadCommerce } from './load-commerce.ts'
import { loadStores } from './load-stores.ts'

/** A store with the tables it sells by. */
export type Offering = { store: StoreView; commerce: Commerce }

/** Where a context gets it from: the copy this process keeps up to date. */
export type CommerceSource = { current(): Commerce }

/** Commands and tests keep no copy and read the tables, on the handle they have. */
export type Trading = { commerce?: CommerceSource | undefined; db: Database }

export async function commerceOf({ commerce, db }: Trading): Promise<Commerce> {
  return commerce ? commerce.current() : loadCommerce(db)
}

/** All store views as their rows say them, in the shop's order. */
export async function storesOf({ commerce, db }: Trading): Promise<readonly StoreView[]> {
  return commerce ? commerce.current().stores : loadStores(db)
}

/** Those a shopper may come to. */
export async function openStoresOf(ctx: Trading): Promise<readonly StoreView[]> {
  return (await storesOf(ctx)).filter(({ enabled }) => enabled)
}

export async function offeringOf(ctx: Trading & { store: StoreView }): Promise<Offering> {
  return { store: ctx.store, commerce: await commerceOf(ctx) }
}
