import { sql } from 'kysely'
import { told } from '#api/refusal/told.ts'
import { TOUCH_CHANGED } from '../bulk/temporary-tables.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import type { Run } from '../run.ts'

/** A variant has one parent, the first that names it. Parents no longer in the feed keep theirs. */
export async function writeVariants(run: Run): Promise<void> {
  await warnOfMissing(run)
  await sql`
    create temporary table wanted_child on commit drop as
    select distinct on (p.product_id) p.product_id as child_id, g.parent_id, g.position
    from given_child g join product p on p.sku = g.sku
    where p.product_id <> g.parent_id
    order by p.product_id, g.parent_id`.execute(run.db)
  await sql`analyze wanted_child`.execute(run.db)
  await sql`
    with pair as (
      delete from product_variant v
      where v.parent_id in (select product_id from seen_product)
        and not exists (select from wanted_child w where w.child_id = v.child_id and w.parent_id = v.parent_id)
      returning v.child_id, v.parent_id),
    ${TOUCH_PAIRS}`.execute(run.db)
  await withoutRowChecks(run.db, [
    sql`
    with pair as (
      insert into product_variant (child_id, parent_id, position)
      select child_id, parent_id, position from wanted_child
      on conflict (child_id) do update set parent_id = excluded.parent_id, position = excluded.position
      where (product_variant.parent_id, product_variant.position) is distinct from (excluded.parent_id, excluded.position)
      returning child_id, parent_id),
    ${TOUCH_PAIRS}`,
  ])
}

const TOUCH_PAIRS = sql`changed as (select child_id as product_id from pair union select parent_id from pair)
  ${TOUCH_CHANGED}`

async function warnOfMissing(run: Run): Promise<void> {
  const { rows } = await sql<{ parent: string; sku: string }>`
    select p.sku as parent, g.sku from given_child g join product p on p.product_id = g.parent_id
    left join (product c join seen_product s using (product_id)) on c.sku = g.sku
    where c.sku is null order by 1, 2`.execute(run.db)
  for (const { parent, sku } of rows) run.warnings.add(told('VARIANT_MISSING', { parent, sku }))
}
