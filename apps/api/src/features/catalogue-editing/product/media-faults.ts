import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { ProductFault } from '@vitrine/domain/catalog/editing/product-faults'
import type { StoredProduct } from '#api/features/imports/index.ts'

/** A product shows what it has, in another order or less of it. */
export function mediaFaults({
  before,
  parts,
}: {
  before: StoredProduct
  parts: ProductParts
}): ProductFault[] {
  const known = before.record.media.map(({ path }) => path)
  return (parts.media ?? []).flatMap(({ path }, at) =>
    known.includes(path)
      ? []
      : [{ path: `media.${at}.path`, key: 'REFUSED' as const, message: 'is no picture of this product' }],
  )
}
