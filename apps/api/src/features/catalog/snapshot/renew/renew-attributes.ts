import type { Database } from '#api/db/client.ts'
import { loadLexicon } from '#api/features/catalog/snapshot/lexicon/load-lexicon.ts'
import { type LoadedSnapshot, readOnly } from '../load/load-snapshot.ts'
import { loadAttributes } from '../load/load-tables.ts'
import { readVersions } from '../load/read-versions.ts'

/** Before single products: those found by other words now are told as changed, and take their words from here. */
export async function renewAttributes(db: Database, snapshot: LoadedSnapshot): Promise<boolean> {
  if ((await readVersions(db)).attributes === snapshot.attributesVersion) return false
  const next = await readOnly(db, async (tx) => ({
    attributes: await loadAttributes(tx),
    version: (await readVersions(tx)).attributes,
  }))
  snapshot.lexicon = await loadLexicon(db, { ...snapshot, attributes: next.attributes })
  snapshot.attributes = next.attributes
  snapshot.attributesVersion = next.version
  snapshot.answers.forget()
  return true
}
