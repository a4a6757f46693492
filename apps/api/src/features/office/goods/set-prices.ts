import type { CallReply } from '@vitrine/contract/call'
import type { OfficePrice, setOfficePrices } from '@vitrine/contract/office/goods'
import { toMinor } from '@vitrine/domain/money/money'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
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
    store_id: STORE_VIEWS.find(({ code }) => code === item.store)?.storeId,
    price_minor: toMinor(item.price),
    special_minor: item.special_price === null ? null : toMinor(item.special_price),
    special_from: item.special_from,
    special_to: item.special_to,
  }))
  await sql`
    insert into product_price (product_id, store_id, price_minor, special_minor, special_from, special_to)
    select product_id, store_id, price_minor, special_minor, special_from, special_to
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(product_id bigint, store_id smallint,
      price_minor bigint, special_minor bigint, special_from timestamptz, special_to timestamptz)
    order by product_id, store_id
    on conflict (product_id, store_id) do update set price_minor = excluded.price_minor,
      special_minor = excluded.special_minor, special_from = excluded.special_from,
      special_to = excluded.special_to`.execute(ctx.db)
  const ids = items.map(({ sku }) => goods.get(sku)?.productId ?? 0)
  // What reads HTML comes with it, which a shop that opens does not wait for.
  const { renewDocuments } = await import('#api/features/imports/index.ts')
  await renewDocuments(ctx.db, [...new Set(ids)])
  for (const { sku, ...after } of items)
    await audit(ctx, { may: 'price:write', entity: 'product_price', id: `${sku} ${after.store}`, after })
  return { updated: items.length }
}

function assertReductions(items: readonly OfficePrice[]): void {
  const at = items.findIndex(({ special_price, price }) => special_price !== null && special_price >= price)
  if (at >= 0) throw invalidInput([{ path: `items.${at}.special_price`, message: 'is no reduction' }])
}
