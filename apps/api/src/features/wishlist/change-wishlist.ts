import { MAX_WISHES } from '@vitrine/contract/wishlist/wishlist'
import { toMinor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { getWishlist, type Wishlist } from './read-wishlist.ts'

type Change = { add?: string[] | undefined; remove?: string[] | undefined }

/**
 * Out first, then in: sent again it changes nothing. What the shop does not know is left out where something else is
 * known, so that one product that went does not cost a guest the list they bring along.
 */
export async function changeWishlist(ctx: ReadContext, change: Change): Promise<Wishlist> {
  const { add = [], remove = [] } = change
  const owner = myId(ctx)
  const cards = await assortment.bySku(ctx, add)
  if (add.length > 0 && cards.length === 0 && remove.length === 0) throw unknownProduct()
  await inTransaction(ctx, async ({ db, now, store }) => {
    await lockList(db, owner)
    if (remove.length > 0)
      await db
        .deleteFrom('wishlist_item')
        .where('customer_id', '=', owner)
        .where('sku', 'in', remove)
        .execute()
    if (cards.length === 0) return
    await insertItems(db, { owner, cards, now: now(), currency: store.currencyCode })
    if ((await countItems(db, owner)) > MAX_WISHES) throw tooMany()
  })
  return getWishlist(ctx)
}

/** Changes of one list come one after the other, or two at once would pass the limit. */
async function lockList(db: Database, owner: number): Promise<void> {
  await sql`insert into wishlist (customer_id) values (${owner}) on conflict do nothing`.execute(db)
  await sql`select from wishlist where customer_id = ${owner} for no key update`.execute(db)
}

type Added = {
  owner: number
  cards: readonly { sku: string; price_incl_tax: number }[]
  now: Date
  currency: string
}

/** In the order given: the first one is the newest. What is in already keeps its day and its price. */
async function insertItems(db: Database, { owner, cards, now, currency }: Added): Promise<void> {
  const items = cards.map(({ sku, price_incl_tax: price }, position) => ({
    customer_id: owner,
    sku,
    added_at: new Date(now.getTime() - position),
    price_minor: toMinor(price),
    currency_code: currency,
  }))
  await db
    .insertInto('wishlist_item')
    .values(items)
    .onConflict((conflict) => conflict.columns(['customer_id', 'sku']).doNothing())
    .execute()
}

async function countItems(db: Database, owner: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from wishlist_item where customer_id = ${owner}`.execute(db)
  return rows[0]?.n ?? 0
}

function unknownProduct(): ShopError {
  return new ShopError('PRODUCT_NOT_FOUND', {
    details: [{ path: 'add', key: 'REFUSED', message: 'names no product of this store' }],
  })
}

function tooMany(): ShopError {
  const problem = { path: 'add', key: 'TOO_MANY', params: { limit: MAX_WISHES } }
  return new ShopError('CONFLICT', {
    message: 'WISHLIST_FULL',
    details: [{ ...problem, message: `a list holds ${MAX_WISHES}` }],
  })
}
