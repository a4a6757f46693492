import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { setOfficeStock } from '@vitrine/contract/office/goods'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { findGoods } from './find-goods.ts'

type Items = CallParsed<typeof setOfficeStock>['body']['items']
type Row = { product_id: number; sku: string; qty: number; former: number }

/** In the sequence of skus, as orders lock them; never below what is kept aside for somebody. */
export async function setStock(ctx: Context, items: Items): Promise<CallReply<typeof setOfficeStock>> {
  const goods = await findGoods(ctx.db, items)
  assertOwnPieces(items, goods)
  const wishes = items.map(({ sku, qty = null, change = null }) => {
    return { product_id: goods.get(sku)?.productId, qty, change }
  })
  const { rows } = await sql<Row>`
    with wish as (
      select w.*, p.sku from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
        as w(product_id bigint, qty int, change int) join product p using (product_id)),
    locked as (
      select s.product_id, s.qty as former from stock_item s join wish using (product_id)
      order by wish.sku collate "C" for no key update of s)
    update stock_item s set qty = coalesce(wish.qty, s.qty + wish.change)
    from wish join locked using (product_id)
    where s.product_id = wish.product_id and coalesce(wish.qty, s.qty + wish.change) >= s.reserved
    returning s.product_id, wish.sku, s.qty, locked.former`.execute(ctx.db)
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const missing = items.findIndex(({ sku }) => !bySku.has(sku))
  if (missing >= 0)
    throw new ShopError('NOT_ENOUGH', { message: `items.${missing}: NOT_ENOUGH`, status: 409 })
  await noteCatalogueChange(
    ctx.db,
    rows.filter(({ qty, former }) => qty !== former).map(({ product_id }) => product_id),
  )
  for (const { sku, qty, former } of rows)
    await audit(ctx, {
      may: 'stock:write',
      entity: 'stock_item',
      id: sku,
      before: { qty: former },
      after: { qty },
    })
  return { items: items.map(({ sku }) => ({ sku, qty: bySku.get(sku)?.qty ?? 0 })) }
}

function assertOwnPieces(items: Items, goods: Awaited<ReturnType<typeof findGoods>>): void {
  const at = items.findIndex(({ sku }) => !goods.get(sku)?.hasStock)
  if (at >= 0) throw invalidInput([{ path: `items.${at}.sku`, message: 'has no pieces of its own' }])
}
