import type { AttributeMeta } from '@vitrine/contract/catalog'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { toAttributeMeta } from '#api/features/catalog/snapshot/attribute-index.ts'

/** All, or those of a comma list of codes; unknown codes are left out. */
export function listAttributes({ snapshot, store }: ReadContext, codes?: string): AttributeMeta[] {
  const wanted = codes?.split(',').map((code) => code.trim())
  return snapshot.attributes.list
    .filter(({ code }) => wanted === undefined || wanted.includes(code))
    .map((attribute) => toAttributeMeta(attribute, dialectOf(store)))
}
