import { sql } from 'kysely'
import { told } from '#api/refusal/told.ts'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'

/** Laid by hand they stay as they are. */
const HAS_OWN_LINKS = (id: string) =>
  sql`exists (select from product_edit e where e.product_id = ${sql.ref(id)} and 'links' = any(e.parts))`

/** Links between products that are both in the feed; the others are warned of, and repeats count once. */
export async function writeLinks(run: Run): Promise<void> {
  await warnOfDangling(run)
  await sql`
    create temporary table wanted_link on commit drop as
    select distinct on (p.product_id, g.link_type, l.product_id)
      p.product_id, l.product_id as linked_id, g.link_type, g.position, g.qty
    from given_link g
    join (product p join seen_product sp using (product_id)) on p.sku = g.sku
    join (product l join seen_product sl using (product_id)) on l.sku = g.linked_sku
    where not ${HAS_OWN_LINKS('p.product_id')}
    order by p.product_id, g.link_type, l.product_id, g.position`.execute(run.db)
  await sql`analyze wanted_link`.execute(run.db)
  const gone = await sql<{ product_id: number }>`
    delete from product_link k where product_id in (select product_id from seen_product)
      and not ${HAS_OWN_LINKS('k.product_id')} and not exists (select from wanted_link w where w.product_id = k.product_id
        and w.linked_id = k.linked_id and w.link_type = k.link_type)
    returning product_id`.execute(run.db)
  const written = await sql<{ product_id: number; created: boolean }>`
    insert into product_link (product_id, linked_id, link_type, position, qty)
    select product_id, linked_id, link_type, position, qty from wanted_link
    on conflict (product_id, link_type, linked_id) do update set position = excluded.position, qty = excluded.qty
    where (product_link.position, product_link.qty) is distinct from (excluded.position, excluded.qty)
    returning product_id, xmax = 0 as created`.execute(run.db)
  await touch(
    run.db,
    [...gone.rows, ...written.rows].map(({ product_id }) => product_id),
  )
  const created = written.rows.filter((row) => row.created).length
  const { rows } = await sql<{ valid: number }>`select count(*) as valid from wanted_link`.execute(run.db)
  run.counts.link = {
    given: rows[0]?.valid ?? 0,
    created,
    updated: written.rows.length - created,
    retired: gone.rows.length,
  }
}

type Dangling = {
  sku: string
  linked_sku: string
  link_type: string
  file: string | null
  line: number | null
  lacks_source: boolean
}

async function warnOfDangling(run: Run): Promise<void> {
  const { rows } = await sql<Dangling>`
    select g.*, p.sku is null as lacks_source from given_link g
    left join (product p join seen_product sp using (product_id)) on p.sku = g.sku
    left join (product l join seen_product sl using (product_id)) on l.sku = g.linked_sku
    where p.sku is null or l.sku is null`.execute(run.db)
  for (const { sku, linked_sku, link_type, file, line, lacks_source } of rows)
    run.warnings.add({
      ...(file !== null && { place: { file, line: line ?? 0 } }),
      ...told('LINK_MISSING', {
        ...{ type: link_type, sku, other: linked_sku },
        missing: lacks_source ? sku : linked_sku,
      }),
    })
}
