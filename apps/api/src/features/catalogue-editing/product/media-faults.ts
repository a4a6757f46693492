import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { type CatalogueFault, catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { StoredProduct } from '#api/features/imports/index.ts'

/** A product shows what it has, in another order or less of it. */
export function mediaFaults({
  before,
  parts,
}: {
  before: StoredProduct
  parts: ProductParts
}): CatalogueFault[] {
  const known = before.record.media.map(({ path }) => path)
  return (parts.media ?? []).flatMap(({ path }, at) =>
    known.includes(path) ? [] : [catalogueFault(`media.${at}.path`, 'NO_OWN_PICTURE')],
  )
}
