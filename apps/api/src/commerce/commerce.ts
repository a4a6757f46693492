import type { StoreView } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Database } from '#api/db/client.ts'
import { type Commerce, loadCommerce } from './load-commerce.ts'

/** A store with the tables it sells by. */
export type Offering = { store: StoreView; commerce: Commerce }

/** Where a context gets it from: the copy this process keeps up to date. */
export type CommerceSource = { current(): Commerce }

/** The store views that are open; where nothing is known of changes, those of the specification. */
export function openStores(commerce: CommerceSource | undefined): readonly StoreView[] {
  return (commerce?.current().stores ?? STORE_VIEWS).filter(({ enabled }) => enabled)
}

export async function offeringOf(ctx: {
  store: StoreView
  commerce?: CommerceSource | undefined
  db: Database
}): Promise<Offering> {
  return { store: ctx.store, commerce: await commerceOf(ctx) }
}

/** Commands and tests keep no copy and read the tables, on the handle they have. */
export async function commerceOf(ctx: {
  commerce?: CommerceSource | undefined
  db: Database
}): Promise<Commerce> {
  return ctx.commerce ? ctx.commerce.current() : loadCommerce(ctx.db)
}
