import { sql } from 'kysely'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'

/** Parts of groups and bundles the feed names and does not bring are kept by sku, so that readers can be told. */
export async function noteMissingParts(run: Run): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    with named as (
      select p.product_id, g.linked_sku as sku from given_link g
      join product p on p.sku = g.sku where g.link_type = 'associated'
      union select product_id, sku from given_selection),
    missing as (
      select n.product_id, array_agg(n.sku order by n.sku) as skus from named n
      where not exists (select from product p join seen_product s using (product_id) where p.sku = n.sku)
      group by n.product_id)
    update product p set missing_parts = coalesce(m.skus, '{}')
    from seen_product s left join missing m using (product_id)
    where p.product_id = s.product_id and p.type_id in ('grouped', 'bundle')
      and p.missing_parts is distinct from coalesce(m.skus, '{}')
    returning p.product_id`.execute(run.db)
  await touch(
    run.db,
    rows.map(({ product_id }) => product_id),
  )
}
