import type { DocumentInput } from '@vitrine/search/port'
import type { Database } from '#api/db/client.ts'
import { loadDocuments } from './load/load-documents.ts'
import { type LoadedSnapshot, readOnly } from './load/load-snapshot.ts'
import { readGeneration } from './load/load-tables.ts'
import { readAffected, unseen } from './renew/affected.ts'

/** Of what was changed, and of what else is found otherwise now (`also`). */
type Asked = { now: Date; also: readonly number[] }

/**
 * Brings single products up to date inside a generation; answers the tags of what changed, undefined where it is past: imports
 * were committed since its number was read, and took its documents along.
 */
export async function applyChanges(
  db: Database,
  snapshot: LoadedSnapshot,
  asked: Asked,
): Promise<string[] | undefined> {
  const changed = await readOnly(db, (tx) => readChanged(tx, snapshot, asked))
  if (!changed) return undefined
  const { ids, documents, changes } = changed
  const found = new Set(documents.map(({ id }) => id))
  const remove = ids.filter((id) => !found.has(id))
  await snapshot.writer.apply({ remove, upsert: documents })
  snapshot.clock.forget(remove)
  // Only what is in counts as seen: a catalogue elsewhere may not have answered.
  for (const { id, seq } of changes) {
    snapshot.seenChanges.add(seq)
    snapshot.editions.set(id, seq)
  }
  if (ids.length === 0) return []
  snapshot.counts.clear()
  snapshot.answers.forget()
  const categoryIds = new Set(documents.flatMap(({ terms }) => terms.category_ids ?? []))
  return [...ids.map((id) => `P${id}`), ...[...categoryIds].map((id) => `C${id}`)]
}

async function readChanged(db: Database, snapshot: LoadedSnapshot, { now, also }: Asked) {
  const changes = await readAffected(db, unseen(snapshot.seenChanges))
  const ids = [...new Set([...changes.map(({ id }) => id), ...snapshot.clock.due(now.getTime()), ...also])]
  const documents: DocumentInput[] = []
  if (ids.length === 0) return { ids, documents, changes }
  // What is not found would be taken off the shelves: an import leaves the documents of the generation before it, and no older.
  if ((await readGeneration(db)) > snapshot.generation + 1) return undefined
  for await (const document of loadDocuments(db, { ...snapshot, now, ids })) documents.push(document)
  return { ids, documents, changes }
}
