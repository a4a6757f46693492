import type { StockAnswer } from '@vitrine/contract/stock'
import { can } from '@vitrine/domain/access/can'
import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { type SetChoice, stockOfSet } from '@vitrine/domain/catalog/stock-of-set'
import { isInStock, stockStatus } from '@vitrine/domain/catalog/stock-status'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { isEnabledSql } from '#api/db/rules/product-rules.ts'
import { freeQty } from './reservation-queries.ts'

type StockRow = {
  id: number
  sku: string
  qty: number
  manage: boolean
  low: number
  most: number
  status: number
  type: ProductType
  choices: SetChoice[]
  isOnlyPromo: boolean
}

/** What old clients ask for and this shop has one answer to. */
const ALIKE = { stock_id: 1, min_sale_qty: 1, backorders: 0 } as const

/**
 * One answer for each sku asked, in order: what `cartId` can have of it, or anybody. An unknown one cannot be bought, and
 * a piece for partners only is as unknown to everybody else as its page is.
 */
export async function readStockAnswers(
  ctx: Context,
  skus: readonly string[],
  cartId = '',
): Promise<StockAnswer[]> {
  const found = await selectStock(ctx.db, skus, cartId)
  const seen = can(ctx, 'promo:read') ? found : found.filter(({ isOnlyPromo }) => !isOnlyPromo)
  const rows = new Map(seen.map((row) => [row.sku, row]))
  return skus.map((sku) => {
    const row = rows.get(sku)
    return row ? toAnswer(row) : unknownAnswer(sku)
  })
}

/** Whether so many pieces can be sold. */
export function statusFor(stock: StockAnswer, wanted: number): StockAnswer['status'] {
  if (stock.manage_stock && stock.qty < wanted) return 'out_of_stock'
  return stock.status
}

/** A configurable product has what its variants have, a set what its parts allow; what is never counted is always there. */
async function selectStock(db: Database, skus: readonly string[], cartId: string): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select p.product_id as id, p.sku, p.status, p.type_id as type, coalesce(sets.choices, '[]') as choices,
           greatest(0, coalesce(${freeQty('own', cartId)}, children.qty, 0))::int as qty,
           coalesce(own.manage_stock, children.manage, p.type_id not in ('virtual', 'downloadable')) as manage,
           coalesce(own.low_stock_qty, children.low, 0)::int as low,
           coalesce((coalesce((select parent.flags from product_variant v join product parent on parent.product_id = v.parent_id
             where v.child_id = p.product_id limit 1), p.flags) ->> 'only_promo')::boolean, false) as "isOnlyPromo",
           coalesce(own.max_sale_qty, children.most, ${MAX_QUANTITY})::int as most
    from product p
    left join stock_item own on own.product_id = p.product_id and p.type_id <> 'configurable'
    left join lateral (
      select sum(${freeQty('s', cartId)}) as qty, bool_and(s.manage_stock) as manage, max(s.max_sale_qty) as most,
             min(s.low_stock_qty) as low
      from product_variant v
      join product c on c.product_id = v.child_id and ${isEnabledSql('c')}
      join stock_item s on s.product_id = c.product_id
      where v.parent_id = p.product_id) children on p.type_id = 'configurable'
    left join lateral (
      select json_agg(json_build_object('required', choice.required, 'parts', coalesce((
        select json_agg(json_build_object('qty', part.qty, 'stock', json_build_object(
          'qty', ${freeQty('s', cartId)}, 'manageStock', s.manage_stock, 'lowStockQty', s.low_stock_qty)))
        from (
          select l.linked_id as id, 1 as qty from product_link l
            where l.product_id = p.product_id and l.link_type = 'associated' and l.linked_id = choice.part_id
          union all
          select x.product_id, x.qty from bundle_selection x where x.option_id = choice.option_id) part
        join product c on c.product_id = part.id and ${isEnabledSql('c')}
        join stock_item s on s.product_id = part.id), '[]'))) as choices
      from (
        select true as required, l.linked_id as part_id, null::int as option_id from product_link l
          where l.product_id = p.product_id and l.link_type = 'associated'
        union all
        select b.required, null, b.option_id from bundle_option b where b.product_id = p.product_id) choice
      ) sets on p.type_id in ('grouped', 'bundle')
    where p.sku = any(${[...new Set(skus)]})`.execute(db)
  return rows.map(withParts)
}

function withParts(row: StockRow): StockRow {
  if (row.choices.length === 0) return row
  const { qty, manageStock: manage } = stockOfSet(row.type, row.choices)
  return { ...row, qty, manage, low: 0 }
}

function toAnswer({ id, sku, qty, manage, low, most, status }: StockRow): StockAnswer {
  const isForSale = isEnabled({ status })
  const count = { qty: isForSale ? qty : 0, manageStock: manage || !isForSale, lowStockQty: low }
  return {
    product_id: id,
    product_sku: sku,
    qty: count.qty,
    is_in_stock: isInStock(count),
    manage_stock: count.manageStock,
    ...ALIKE,
    item_id: id,
    max_sale_qty: most,
    status: stockStatus(count),
    api_error: null,
  }
}

function unknownAnswer(sku: string): StockAnswer {
  return {
    product_id: 0,
    product_sku: sku,
    qty: 0,
    is_in_stock: false,
    manage_stock: true,
    ...ALIKE,
    item_id: 0,
    max_sale_qty: 0,
    status: 'out_of_stock',
    api_error: 'NOT_FOUND',
  }
}
