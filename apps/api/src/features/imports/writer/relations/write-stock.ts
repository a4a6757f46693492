import { sql } from 'kysely'
import { touch } from '../bulk/temporary-tables.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import type { Run } from '../run.ts'

const DIFFERS = sql`(s.imported_qty, s.manage_stock, s.low_stock_qty)
  is distinct from (g.qty, g.manage_stock, g.low_stock_qty)`

/** Products whose stock the feed changes. Looks only: orders go on taking from the same rows. */
export async function noteStock({ db }: Run): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    select g.product_id from given_stock g left join stock_item s using (product_id)
    where s.product_id is null or ${DIFFERS}`.execute(db)
  await touch(
    db,
    rows.map(({ product_id }) => product_id),
  )
}

/** Not asked row by row: the database makes a set of them once. */
const IS_TYPED = sql`s.product_id in (select product_id from given_stock where is_typed)`

/**
 * New products have the feed's quantity already (`newStockStatements`). Later only a value the feed itself has changed is taken over, so that what
 * orders took since the last import stays taken; or one that was typed over what the shop had written itself. Runs last
 * and in order of sku, as orders do, to hold rows shortly.
 */
export async function writeStock(run: Run): Promise<void> {
  await withoutRowChecks(run.db, [
    sql`
    insert into stock_item as s (product_id, qty, manage_stock, low_stock_qty, imported_qty)
    select g.product_id, g.qty, g.manage_stock, g.low_stock_qty, g.qty
    from given_stock g join product using (product_id) order by sku
    on conflict (product_id) do update set
      qty = case when s.imported_qty is distinct from excluded.imported_qty or ${IS_TYPED} then excluded.qty else s.qty end,
      manage_stock = excluded.manage_stock, low_stock_qty = excluded.low_stock_qty, imported_qty = excluded.imported_qty
    where (s.imported_qty, s.manage_stock, s.low_stock_qty)
      is distinct from (excluded.imported_qty, excluded.manage_stock, excluded.low_stock_qty) or ${IS_TYPED}`,
  ])
}
