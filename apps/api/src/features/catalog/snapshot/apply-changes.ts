import type { DocumentInput } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { loadDocuments } from './load/load-documents.ts'
import { type LoadedSnapshot, readOnly } from './load/load-snapshot.ts'
import type { SeenChanges } from './seen-changes.ts'

/** Of what was changed, and of what else is found otherwise now (`also`). */
type Asked = { now: Date; also: readonly number[] }

/** Brings single products up to date inside a generation; answers the tags of what changed. */
export async function applyChanges(db: Database, snapshot: LoadedSnapshot, asked: Asked): Promise<string[]> {
  const { ids, documents, changes } = await readOnly(db, (tx) => readChanged(tx, snapshot, asked))
  const found = new Set(documents.map(({ id }) => id))
  await snapshot.writer.apply({ remove: ids.filter((id) => !found.has(id)), upsert: documents })
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
  const changes = await readChanges(db, snapshot.seenChanges)
  const ids = [...new Set([...changes.map(({ id }) => id), ...snapshot.clock.due(now.getTime()), ...also])]
  const documents: DocumentInput[] = []
  if (ids.length === 0) return { ids, documents, changes }
  for await (const document of loadDocuments(db, { ...snapshot, now, ids })) documents.push(document)
  return { ids, documents, changes }
}

/** A changed variant changes its parent, a changed part whatever is made of it. */
async function readChanges(db: Database, seen: SeenChanges): Promise<{ id: number; seq: number }[]> {
  const { rows } = await sql<{ id: number; seq: number }>`
    with changed as (
      select product_id as id, seq from catalogue_change
      where seq > ${seen.from} and not seq = any(${seen.recent})
    )
    select id, seq from changed
    union all select v.parent_id, seq from changed join product_variant v on v.child_id = changed.id
    union all select l.product_id, seq from changed
      join product_link l on l.linked_id = changed.id and l.link_type = 'associated'
    union all select o.product_id, seq from changed
      join bundle_selection s on s.product_id = changed.id
      join bundle_option o on o.option_id = s.option_id`.execute(db)
  return rows
}
