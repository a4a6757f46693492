import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { tryCatalogueLock } from '#api/db/notice/catalogue-lock.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'
import { loadLookups } from './lookups.ts'
import { readBodies } from './read-bodies.ts'
import { type Document, toDocument } from './to-document.ts'

/**
 * After an edit of single products, in its transaction: what readers hold of them and of the products they are variants of.
 * Readers of this generation get them as a change; while a catalogue comes in, that would be overtaken, and is refused.
 */
export async function renewDocuments(db: Database, productIds: readonly number[]): Promise<void> {
  if (!(await tryCatalogueLock(db))) throw new ShopError('CONFLICT', { message: 'IMPORT_RUNNING' })
  const { rows: parents } = await sql<{ parent_id: number }>`
    select distinct parent_id from product_variant where child_id = any(${[...productIds]}::bigint[])`.execute(
    db,
  )
  const ids = [...new Set([...productIds, ...parents.map(({ parent_id }) => parent_id)])].sort(
    (a, b) => a - b,
  )
  const lookups = await loadLookups(db)
  const documents = (await readBodies(db, ids)).map((row) => toDocument(row, lookups))
  for (const document of documents) await (document.stored === null ? insert : update)(db, document)
  await noteCatalogueChange(db, productIds)
}

async function update(db: Database, { product_id, fingerprint, body, search }: Document): Promise<void> {
  await sql`
    update product_document set fingerprint = ${fingerprint}, body = ${body}::json,
      search = nullif(${search}, '')::json, changed_at = now()
    where product_id = ${product_id} and until is null and fingerprint <> ${fingerprint}`.execute(db)
}

/** A new one, or one that comes back, is there from this generation on. */
async function insert(db: Database, { product_id, fingerprint, body, search }: Document): Promise<void> {
  await sql`
    insert into product_document (product_id, since, fingerprint, body, search)
    select ${product_id}, current, ${fingerprint}, ${body}::json, nullif(${search}, '')::json
    from catalogue_generation`.execute(db)
}
