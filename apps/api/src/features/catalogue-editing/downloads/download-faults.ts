import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { readDownloadFile } from '@vitrine/domain/catalog/download/download-file'
import {
  type CatalogueFault,
  type CatalogueReason,
  catalogueFault,
} from '@vitrine/domain/catalog/editing/refusals'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'

type Written = { before: StoredProduct; parts: ProductParts }

/** A product sells what its buyers can fetch; what it has had stays, wherever a feed says it lies. */
export async function downloadFaults(
  { before, parts }: Written,
  store: PhotoStore,
): Promise<CatalogueFault[]> {
  const known = (before.record.downloads ?? []).map(({ file }) => file)
  const faults: CatalogueFault[] = []
  for (const [at, { file }] of (parts.downloads ?? []).entries()) {
    const why = known.includes(file) ? undefined : await whyNone(file, store)
    if (why !== undefined) faults.push(catalogueFault(`downloads.${at}.file`, why))
  }
  return faults
}

async function whyNone(file: string, store: PhotoStore): Promise<CatalogueReason | undefined> {
  const read = readDownloadFile(file)
  if (read === undefined) return 'NO_FILE'
  return read.kind === 'upload' && !(await store.has(read.name)) ? 'FILE_GONE' : undefined
}
