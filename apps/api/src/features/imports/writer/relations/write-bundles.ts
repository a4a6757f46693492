import { sql } from 'kysely'
import { told } from '#api/refusal/told.ts'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'

type Owner = { product_id: number }

/** Options and selections keep their ids as long as they stay: carts remember a choice by them. */
export async function writeBundles(run: Run): Promise<void> {
  await warnOfMissing(run)
  const options = await sql<Owner>`
    insert into bundle_option (product_id, position, titles, type, required) select * from given_option
    on conflict (product_id, position) do update
      set titles = excluded.titles, type = excluded.type, required = excluded.required
    where (bundle_option.titles, bundle_option.type, bundle_option.required)
      is distinct from (excluded.titles, excluded.type, excluded.required)
    returning product_id`.execute(run.db)
  const goneOptions = await sql<Owner>`
    delete from bundle_option o using seen_product s
    where o.product_id = s.product_id and not exists
      (select from given_option g where g.product_id = o.product_id and g.position = o.position)
    returning o.product_id`.execute(run.db)
  const owners = [...options.rows, ...goneOptions.rows, ...(await writeSelections(run))]
  await touch(
    run.db,
    owners.map(({ product_id }) => product_id),
  )
}

async function writeSelections(run: Run): Promise<Owner[]> {
  await sql`
    create temporary table wanted_selection on commit drop as
    select distinct on (o.option_id, p.product_id) o.option_id, o.product_id as owner_id, p.product_id,
      g.position, g.qty, g.is_default, g.can_change_quantity
    from given_selection g
    join bundle_option o on o.product_id = g.product_id and o.position = g.option_position
    join product p on p.sku = g.sku
    order by o.option_id, p.product_id, g.position`.execute(run.db)
  const gone = await sql<Owner>`
    delete from bundle_selection b using bundle_option o, seen_product s
    where b.option_id = o.option_id and o.product_id = s.product_id and not exists
      (select from wanted_selection w where w.option_id = b.option_id and w.product_id = b.product_id)
    returning o.product_id`.execute(run.db)
  const written = await sql<{ option_id: number }>`
    insert into bundle_selection as b (option_id, product_id, position, qty, is_default, can_change_quantity)
    select option_id, product_id, position, qty, is_default, can_change_quantity from wanted_selection
    on conflict (option_id, product_id) do update set position = excluded.position, qty = excluded.qty,
      is_default = excluded.is_default, can_change_quantity = excluded.can_change_quantity
    where (b.position, b.qty, b.is_default, b.can_change_quantity)
      is distinct from (excluded.position, excluded.qty, excluded.is_default, excluded.can_change_quantity)
    returning option_id`.execute(run.db)
  const ids = written.rows.map(({ option_id }) => option_id)
  const owners = await sql<Owner>`
    select distinct product_id from bundle_option where option_id = any(${ids}::int[])`.execute(run.db)
  return [...gone.rows, ...owners.rows]
}

async function warnOfMissing(run: Run): Promise<void> {
  const { rows } = await sql<{ bundle: string; sku: string }>`
    select b.sku as bundle, g.sku from given_selection g join product b on b.product_id = g.product_id
    left join (product p join seen_product s using (product_id)) on p.sku = g.sku
    where p.sku is null order by 1, 2`.execute(run.db)
  for (const { bundle, sku } of rows) run.warnings.add(told('PART_MISSING', { bundle, sku }))
}
