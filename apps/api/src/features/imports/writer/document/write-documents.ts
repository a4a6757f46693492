import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductBody } from '#api/features/catalog/index.ts'
import { searchBodyOf } from '#api/features/catalog/index.ts'
import { rowsOf } from '../rows-of.ts'
import type { Run } from '../run.ts'
import { readBodies } from './read-bodies.ts'

const CHUNK = 500

/**
 * Documents of touched products, their parents and variants, as of the generation to come. One that came out the
 * same is left as it is. Answers how many were written.
 */
export async function writeDocuments(run: Run, generation: number): Promise<number> {
  const ids = await listTouched(run)
  let written = 0
  for (let at = 0; at < ids.length; at += CHUNK) {
    run.onProgress({ step: 'documents', done: at, total: ids.length })
    written += await writeChunk(run, generation, ids.slice(at, at + CHUNK))
  }
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

async function writeChunk(run: Run, generation: number, ids: readonly number[]): Promise<number> {
  const rows = (await readBodies(run.db, ids)).map(toRow)
  const { rows: written } = await sql`
    with given as materialized (select * from ${rowsOf(
      rows,
      'product_id bigint, fingerprint text, body jsonb, search jsonb',
    )} r),
    different as (
      select g.product_id from given g left join product_document d on d.product_id = g.product_id and d.until is null
      where d.fingerprint is distinct from g.fingerprint),
    closed as (
      update product_document d set until = ${generation} from different c
      where d.product_id = c.product_id and d.until is null)
    select product_id from different`.execute(run.db)
  const different = new Set(written.map((row) => (row as { product_id: number }).product_id))
  await insertDocuments(
    run,
    generation,
    rows.filter(({ product_id }) => different.has(product_id)),
  )
  return different.size
}

async function insertDocuments(run: Run, generation: number, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_document (product_id, since, fingerprint, body, search)
    select product_id, ${generation}, fingerprint, body, search
    from ${rowsOf(rows, 'product_id bigint, fingerprint text, body jsonb, search jsonb')} r`.execute(run.db)
}

function toRow(body: ProductBody) {
  return {
    product_id: body.id,
    fingerprint: hash('sha1', JSON.stringify(body), 'base64url'),
    body,
    search: searchBodyOf(body),
  }
}
