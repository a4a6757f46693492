import type { LinkRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { rowsOf } from '../bulk/rows-of.ts'
import type { Run } from '../run.ts'

export async function noteLinks(run: Run, records: readonly LinkRecord[]): Promise<void> {
  const rows = records.map(({ sku, linkedSku, type, position, qty, place }) => ({
    sku,
    linked_sku: linkedSku,
    link_type: type,
    position,
    qty: qty ?? 1,
    file: place?.file ?? null,
    line: place?.line ?? null,
  }))
  await sql`insert into given_link select * from ${rowsOf(
    rows,
    'sku text, linked_sku text, link_type text, position int, qty int, file text, line int',
  )} r`.execute(run.db)
}
