import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductBody } from '#api/features/catalog/index.ts'
import { searchBodyOf } from '#api/features/catalog/index.ts'
import { rowsOf } from '../bulk/rows-of.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import type { Run } from '../run.ts'
import { loadLookups } from './lookups.ts'
import { readBodies } from './read-bodies.ts'

const CHUNK = 1000

/**
 * Documents of touched products, their parents and variants, as of the generation to come. One that came out the
 * same is left as it is. Answers how many were written.
 */
export async function writeDocuments(run: Run, generation: number): Promise<number> {
  const ids = await listTouched(run)
  const lookups = await loadLookups(run.db)
  const read = (at: number) => readBodies(run.db, lookups, ids.slice(at, at + CHUNK))
  let written = 0
  // The database reads the next chunk while this process turns the last one into json.
  let reading = read(0)
  for (let at = 0; at < ids.length; at += CHUNK) {
    run.onProgress({ step: 'documents', done: at, total: ids.length })
    const bodies = await reading
    reading = read(at + CHUNK)
    written += await writeChunk(run, generation, bodies)
  }
  await reading
  run.onProgress({ step: 'documents', done: ids.length, total: ids.length })
  return written
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

type DocumentRow = ReturnType<typeof toRow>

async function writeChunk(run: Run, generation: number, bodies: readonly ProductBody[]): Promise<number> {
  const rows = bodies.map(toRow)
  const known = await readFingerprints(run, rows)
  const different = rows.filter(({ product_id, fingerprint }) => known.get(product_id) !== fingerprint)
  const outdated = different.map(({ product_id }) => product_id).filter((id) => known.has(id))
  if (outdated.length > 0)
    await sql`update product_document set until = ${generation}
      where until is null and product_id = any(${outdated}::bigint[])`.execute(run.db)
  await withoutRowChecks(run.db, () => insertDocuments(run, generation, different))
  return different.length
}

async function readFingerprints(run: Run, rows: readonly DocumentRow[]): Promise<Map<number, string>> {
  const ids = rows.map(({ product_id }) => product_id)
  const { rows: known } = await sql<Pick<DocumentRow, 'product_id' | 'fingerprint'>>`
    select product_id, fingerprint from product_document
    where until is null and product_id = any(${ids}::bigint[])`.execute(run.db)
  return new Map(known.map(({ product_id, fingerprint }) => [product_id, fingerprint]))
}

async function insertDocuments(run: Run, generation: number, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_document (product_id, since, fingerprint, body, search)
    select product_id, ${generation}, fingerprint, body, search
    from ${rowsOf(rows, 'product_id bigint, fingerprint text, body json, search json')} r`.execute(run.db)
}

function toRow(body: ProductBody) {
  return {
    product_id: body.id,
    fingerprint: hash('sha1', JSON.stringify(body), 'base64url'),
    body,
    search: searchBodyOf(body),
  }
}
