import type { StockAnswer } from '@vitrine/contract/stock'
import { isInStock, stockStatus } from '@vitrine/domain/catalog/stock-status'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

type StockRow = {
  id: number
  sku: string
  qty: number
  manage: boolean
  low: number
  most: number
  status: number
}

/** What old clients ask for and this shop has one answer to. */
const ALIKE = { stock_id: 1, min_sale_qty: 1, backorders: 0 } as const

/** One answer for each sku asked, in order; an unknown one is told so and cannot be bought. */
export async function readStockAnswers({ db }: Context, skus: readonly string[]): Promise<StockAnswer[]> {
  const rows = new Map((await selectStock(db, skus)).map((row) => [row.sku, row]))
  return skus.map((sku) => {
    const row = rows.get(sku)
    return row ? toAnswer(row) : unknownAnswer(sku)
  })
}

/** A configurable product has what its variants have; what is never counted is always there. */
async function selectStock(db: Database, skus: readonly string[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select p.product_id as id, p.sku, p.status,
           coalesce(own.qty, children.qty, 0)::int as qty,
           coalesce(own.manage_stock, children.manage, p.type_id not in ('virtual', 'downloadable')) as manage,
           coalesce(own.low_stock_qty, children.low, 0)::int as low,
           coalesce(own.max_sale_qty, children.most, 10000)::int as most
    from product p
    left join stock_item own on own.product_id = p.product_id and p.type_id <> 'configurable'
    left join lateral (
      select sum(s.qty) as qty, bool_and(s.manage_stock) as manage, max(s.max_sale_qty) as most,
             min(s.low_stock_qty) as low
      from product_variant v
      join product c on c.product_id = v.child_id and c.status < 2
      join stock_item s on s.product_id = c.product_id
      where v.parent_id = p.product_id) children on p.type_id = 'configurable'
    where p.sku = any(${[...new Set(skus)]})`.execute(db)
  return rows
}

function toAnswer({ id, sku, qty, manage, low, most, status }: StockRow): StockAnswer {
  const isForSale = status < 2
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
