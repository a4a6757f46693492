import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import { productFaults } from '@vitrine/domain/catalog/editing/product-faults'
import type { CatalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import type { ProductEdit, StoredProduct } from '#api/features/imports/index.ts'
import { downloadFaults } from '../downloads/download-faults.ts'
import { applyParts, toLinks } from '../record/apply-parts.ts'
import { toRecordName } from '../record/record-names.ts'
import type { BroughtStores } from './brought-stores.ts'
import { readReferences } from './known-references.ts'
import { mediaFaults } from './media-faults.ts'
import { pricesOfVariants } from './prices-of-variants.ts'
import { referenceFaults } from './reference-faults.ts'

export type Edited = {
  /** Where its parts stand in the request. */
  path: string
  before: StoredProduct
  parts: ProductParts
}

type Written = Edited & { record: ProductRecord; links: readonly LinkRecord[] }

/** Checks all that was written, then hands it to the writer of the catalogue. */
export async function writeProductEdits(
  ctx: Context,
  edited: readonly Edited[],
  stores: BroughtStores,
): Promise<number[]> {
  const written = edited.filter(({ parts }) => Object.keys(parts).length > 0).map(toWritten)
  if (written.length === 0) return []
  await assertSound(ctx, written, stores)
  const { writeEdits } = await import('#api/features/imports/index.ts')
  const edits = written.map(toEdit)
  const following = await pricesOfVariants(ctx, written)
  try {
    return await writeEdits(ctx, [...edits, ...following])
  } catch (error) {
    throw await refusalOf(error)
  }
}

function toWritten(edited: Edited): Written {
  const { before, parts } = edited
  const links = parts.links ? toLinks(before.record.sku, parts.links) : before.links
  return { ...edited, record: applyParts(before.record, parts), links }
}

function toEdit({ record, parts, links }: Written): ProductEdit {
  return { record, parts: Object.keys(parts).map(toRecordName), ...(parts.links && { links }) }
}

async function assertSound(
  { db }: Context,
  written: readonly Written[],
  stores: BroughtStores,
): Promise<void> {
  const known = await readReferences(db, written)
  const faults: CatalogueFault[] = []
  for (const one of written) {
    const found = [
      ...productFaults(one),
      ...referenceFaults(one, known),
      ...(await broughtFaults(one, stores)),
    ]
    faults.push(...found.map((fault) => ({ ...fault, path: `${one.path}.${fault.path}` })))
  }
  if (faults.length > 0) throw invalidInput(faults)
}

const broughtFaults = async (one: Written, { pictures, files }: BroughtStores): Promise<CatalogueFault[]> => [
  ...(await mediaFaults(one, pictures)),
  ...(await downloadFaults(one, files)),
]

/** What the writer itself refuses is told in its words. */
async function refusalOf(error: unknown): Promise<unknown> {
  const { ImportRefused, replyOf } = await import('#api/features/imports/index.ts')
  if (!(error instanceof ImportRefused)) return error
  return invalidInput(error.problems.listed.map((one) => ({ path: 'parts', message: replyOf(one).message })))
}
