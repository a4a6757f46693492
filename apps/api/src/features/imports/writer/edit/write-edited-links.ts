import type { LinkRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { rowsOf } from '../bulk/rows-of.ts'

/** Replaces all links from a product; those it links to stand in the shop already. */
export async function writeEditedLinks(
  db: Database,
  productId: number,
  links: readonly LinkRecord[] | undefined,
): Promise<void> {
  if (links === undefined) return
  await sql`delete from product_link where product_id = ${productId}`.execute(db)
  const rows = links.map(({ linkedSku, type, position, qty }) => ({
    linked_sku: linkedSku,
    link_type: type,
    position,
    qty: qty ?? 1,
  }))
  await sql`
    insert into product_link (product_id, linked_id, link_type, position, qty)
    select ${productId}, l.product_id, r.link_type, r.position, r.qty
    from ${rowsOf(rows, 'linked_sku text, link_type text, position int, qty int')} r
    join product l on l.sku = r.linked_sku`.execute(db)
}
