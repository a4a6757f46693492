import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { type CatalogueFault, catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { wasBrought } from '../pictures/brought-pictures.ts'

type Written = { before: StoredProduct; parts: ProductParts }

/** A product shows what it has, in another order or less of it, and what was brought. */
export async function mediaFaults({ before, parts }: Written, store: PhotoStore): Promise<CatalogueFault[]> {
  const known = before.record.media.map(({ path }) => path)
  const faults: CatalogueFault[] = []
  for (const [at, { path }] of (parts.media ?? []).entries())
    if (!(known.includes(path) || (await wasBrought(store, path))))
      faults.push(catalogueFault(`media.${at}.path`, 'NO_OWN_PICTURE'))
  return faults
}
