import type { CallReply } from '@vitrine/contract/call'
import type { OfficePrice, setOfficePrices } from '@vitrine/contract/office/goods'
import { toMinor } from '@vitrine/domain/money/money'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { invalidInput } from '#api/errors.ts'
import { findGoods } from './find-goods.ts'

/** Of the store's own tag, tax in or on top as the store has it. What readers hold of the products is made anew with it. */
export async function setPrices(
  ctx: Context,
  items: readonly OfficePrice[],
): Promise<CallReply<typeof setOfficePrices>> {
  assertReductions(items)
  const goods = await findGoods(ctx.db, items)
  const rows = items.map((item) => ({
    product_id: goods.get(item.sku)?.productId,
    store_id: storeIdOf(item.store),
    price_minor: toMinor(item.price),
    special_minor: item.special_price === null ? null : toMinor(item.special_price),
    special_from: item.special_from,
    special_to: item.special_to,
  }))
  const ids = await writePrices(ctx.db, rows)
  // What reads HTML comes with it, which a shop that opens does not wait for.
  const { renewDocuments } = await import('#api/features/imports/index.ts')
  await renewDocuments(ctx.db, ids)
  for (const { sku, ...after } of items)
    await audit(ctx, { may: 'price:write', entity: 'product_price', id: `${sku} ${after.store}`, after })
  return { updated: items.length }
}

/**
 * A variant that cost what its product did goes on doing so, as where prices are written by hand: shoppers are shown what
 * the variants cost. One with a price of its own keeps it.
 */
async function writePrices(db: Database, named: readonly object[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with named as (select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(product_id bigint,
      store_id smallint, price_minor bigint, special_minor bigint, special_from timestamptz, special_to timestamptz)),
    following as (
      select distinct on (child_id, store_id) child_id as product_id, named.store_id, named.price_minor,
        named.special_minor, named.special_from, named.special_to
      from named join product_variant on parent_id = named.product_id
      left join product_price was on was.product_id = parent_id and was.store_id = named.store_id
      left join product_price own on own.product_id = child_id and own.store_id = named.store_id
      where (was.price_minor, was.special_minor, was.special_from, was.special_to)
        is not distinct from (own.price_minor, own.special_minor, own.special_from, own.special_to)
      and not exists (select from named other where other.product_id = child_id and other.store_id = named.store_id)
      order by child_id, store_id, parent_id)
    insert into product_price (product_id, store_id, price_minor, special_minor, special_from, special_to)
    select * from (select * from named union all select * from following) written
    order by product_id, store_id
    on conflict (product_id, store_id) do update set price_minor = excluded.price_minor,
      special_minor = excluded.special_minor, special_from = excluded.special_from,
      special_to = excluded.special_to
    returning product_id`.execute(db)
  return [...new Set(rows.map(({ product_id }) => product_id))]
}

function assertReductions(items: readonly OfficePrice[]): void {
  const at = items.findIndex(({ special_price, price }) => special_price !== null && special_price >= price)
  if (at >= 0) throw invalidInput([{ path: `items.${at}.special_price`, message: 'is no reduction' }])
}
