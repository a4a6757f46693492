// Names a query may use for what the engine knows; which names there are is told by known-fields.ts.
import { toMinor } from '@vitrine/domain/money/money'
import { ofProduct } from './of-variants.ts'
import { refuse } from './parse-value.ts'

const ALIASES = new Map([
  ['price', 'final_price'],
  ['price_incl_tax', 'final_price'],
  ['entity_id', 'id'],
  ['parentId', 'id'],
  ['stock.is_in_stock', 'in_stock'],
  ['category.category_id', 'category_ids'],
  ['category_id', 'category_ids'],
])
const SKU_FIELDS = new Set(['sku', 'parentSku', 'configurable_children.sku'])
const DATES = new Set(['chosen_at', 'created_at'])
/** Lists may be ordered by it; the figure itself is the shop's own. */
const SECRET = new Set(['sold'])
const FIELD_NAME = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/i

export function engineField(name: string): string {
  if (!FIELD_NAME.test(name)) throw refuse(name, 'is not a field', 'UNKNOWN_FIELD')
  return aliasOf(name)
}

export function aliasOf(name: string): string {
  return ALIASES.get(name) ?? ofProduct(name)
}

export function isSecret(field: string): boolean {
  return SECRET.has(field)
}

/** Skus are resolved to ids before the engine is asked. */
export function isSkuField(name: string): boolean {
  return SKU_FIELDS.has(name)
}

/** Reads a bound in the unit the engine keeps: prices in minor units, moments in milliseconds. */
export function boundReader(field: string): (value: string | number) => number {
  if (field === 'final_price') return (value) => toMinor(Number(value))
  if (DATES.has(field)) return (value) => (typeof value === 'number' ? value : Date.parse(value))
  return Number
}
