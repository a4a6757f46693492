import type { ProductParts, StockEdit } from '@vitrine/contract/catalog/editing/product-parts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { shortened } from '../record/shortened.ts'
import { toParts } from '../record/to-parts.ts'

type Audited = {
  items: readonly { id: number; parts: ProductParts; stock?: StockEdit | undefined }[]
  before: readonly StoredProduct[]
  after: readonly StoredProduct[]
  /** Where it is made by this. */
  wish?: unknown
}

/** A line for each product: what was written of it, as it was and as it is. */
export async function auditEdits(ctx: Context, { items, before, after, wish }: Audited): Promise<void> {
  for (const { id, parts, stock } of items) {
    const was = before.find((one) => one.id === id)
    const is = after.find((one) => one.id === id)
    const { was: _, qty: __, ...counting } = stock ?? {}
    const names = [...Object.keys(parts), ...(stock ? ['stock'] : []), ...Object.keys(counting)]
    await audit(ctx, {
      may: 'catalog:write',
      entity: 'product',
      id: is?.record.sku ?? id,
      before: was ? told(was, names, stock?.was ?? null) : null,
      after: is ? told(is, names, stock?.qty ?? null) : null,
      wish,
    })
  }
}

function told({ record, links }: StoredProduct, names: readonly string[], stock: number | null) {
  const { manageStock: manage_stock, lowStockQty: low_stock_qty } = record.stock ?? {}
  const all: Record<string, unknown> = { ...toParts(record, links), stock, manage_stock, low_stock_qty }
  return Object.fromEntries(names.map((name) => [name, shortened(all[name])]))
}
