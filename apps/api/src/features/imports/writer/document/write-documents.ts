import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import type { Run } from '../run.ts'
import { copiedDocuments } from './copied-documents.ts'
import { type Lookups, loadLookups } from './lookups.ts'
import { readBodies } from './read-bodies.ts'
import type { BodyRow } from './to-body.ts'
import { type Document, toDocument } from './to-document.ts'

const CHUNK = 500
/** Documents made between two looks at what the database has answered. */
const BREATH = 25

/**
 * Documents of touched products, their parents and variants, as of the generation to come. One that came out the
 * same is left as it is. The database reads two chunks ahead while this process turns one into json.
 */
export async function writeDocuments(run: Run, generation: number): Promise<void> {
  const ids = await listTouched(run)
  const lookups = await loadLookups(run.db)
  const read = (at: number) => {
    const rows = readBodies(run.db, ids.slice(at, at + CHUNK))
    // Heard of when its turn comes; until then it must not end the process.
    rows.catch(() => {})
    return rows
  }
  const ahead = [read(0), read(CHUNK)]
  let writing = Promise.resolve()
  for (let at = 0; at < ids.length; at += CHUNK) {
    run.onProgress({ step: 'documents', done: at, total: ids.length })
    const rows = (await ahead.shift()) ?? []
    ahead.push(read(at + 2 * CHUNK))
    const documents = await makeDocuments(rows, lookups)
    await writing
    writing = writeChunk(run, generation, documents)
    writing.catch(() => {})
  }
  await writing
  await markTouched(run, generation)
  run.onProgress({ step: 'documents', done: ids.length, total: ids.length })
}

/** A document tells nothing of stock, links and reviews: who holds the product is to look at it again all the same. */
async function markTouched({ db }: Run, generation: number): Promise<void> {
  await sql`
    update product_document d set touched = ${generation} from touched_product t
    where d.product_id = t.product_id and until is null and since < ${generation}`.execute(db)
}

async function listTouched(run: Run): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(product_id order by product_id) as ids from (
      select product_id from touched_product
      union select parent_id from product_variant v join touched_product t on t.product_id = v.child_id
      union select child_id from product_variant v join touched_product t on t.product_id = v.parent_id) affected
    join seen_product using (product_id)`.execute(run.db)
  return rows[0]?.ids ?? []
}

async function makeDocuments(rows: readonly BodyRow[], lookups: Lookups): Promise<Document[]> {
  const documents: Document[] = []
  for (const row of rows) {
    documents.push(toDocument(row, lookups))
    if (documents.length % BREATH === 0) await breathe()
  }
  return documents
}

async function writeChunk(run: Run, generation: number, documents: readonly Document[]): Promise<void> {
  const different = documents.filter(({ fingerprint, stored }) => fingerprint !== stored)
  const outdated = different.flatMap(({ product_id, stored }) => (stored === null ? [] : [product_id]))
  if (outdated.length > 0)
    await sql`update product_document set until = ${generation}
      where until is null and product_id = any(${outdated}::bigint[])`.execute(run.db)
  if (different.length > 0) await withoutRowChecks(run.db, [copiedDocuments(generation, different)])
}
