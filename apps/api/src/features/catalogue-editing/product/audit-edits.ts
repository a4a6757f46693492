import type { ProductParts, StockEdit } from '@vitrine/contract/catalog/editing/product-parts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { toParts } from '../record/to-parts.ts'

type Audited = {
  items: readonly { id: number; parts: ProductParts; stock?: StockEdit | undefined }[]
  before: readonly StoredProduct[]
  after: readonly StoredProduct[]
}

/** A line for each product: what was written of it, as it was and as it is. */
export async function auditEdits(ctx: Context, { items, before, after }: Audited): Promise<void> {
  for (const { id, parts, stock } of items) {
    const was = before.find((one) => one.id === id)
    const is = after.find((one) => one.id === id)
    const names = [...Object.keys(parts), ...(stock ? ['stock'] : [])]
    await audit(ctx, {
      may: 'catalog:write',
      entity: 'product',
      id: is?.record.sku ?? id,
      before: was ? told(was, names, stock?.was ?? null) : null,
      after: is ? told(is, names, stock?.qty ?? null) : null,
    })
  }
}

/** Long texts are told by their length: the line says that they changed, not all of what they said. */
const LONGEST = 300

function told({ record, links }: StoredProduct, names: readonly string[], stock: number | null) {
  const all: Record<string, unknown> = { ...toParts(record, links), stock }
  return Object.fromEntries(names.map((name) => [name, shortened(all[name])]))
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}
