import type { VariantValue } from '@vitrine/domain/catalog/product'
import type { ProductBody } from './product-body.ts'

/** One choice inside a grouped or bundled product; a part of a grouped one is a choice of itself alone. */
export type PartOption = {
  required: boolean
  selections: readonly { id: number; qty: number; isDefault: boolean }[]
}

/** A variant among the parts by the name of its parent, and what parts it from its siblings, in the order of the axes. */
export type NamedVariant = { name: string; values: VariantValue[] }

export function partOptionsOf(body: Pick<ProductBody, 'links' | 'bundleOptions'>): PartOption[] {
  const grouped = body.links
    .filter(({ type }) => type === 'associated')
    .map(({ productId }) => ({
      required: true,
      selections: [{ id: productId, qty: 1, isDefault: true }],
    }))
  const bundled = body.bundleOptions.map(({ required, selections }) => ({
    required,
    selections: selections.map(({ productId, qty, isDefault }) => ({ id: productId, qty, isDefault })),
  }))
  return [...grouped, ...bundled]
}
