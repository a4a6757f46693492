import { sql } from 'kysely'
import { touch } from '../bulk/temporary-tables.ts'
import { withoutRowChecks } from '../bulk/without-row-checks.ts'
import type { Run } from '../run.ts'

/**
 * New products get the feed's quantity. Later only a value the feed itself has changed is taken over, so that what
 * orders took since the last import stays taken. Runs late and in order of sku, as orders do, to hold rows shortly.
 */
export async function writeStock(run: Run): Promise<void> {
  const [rows = []] = await withoutRowChecks(run.db, [
    sql<{ product_id: number }>`
    insert into stock_item as s (product_id, qty, manage_stock, low_stock_qty, imported_qty)
    select g.product_id, g.qty, g.manage_stock, g.low_stock_qty, g.qty
    from given_stock g join product using (product_id) order by sku
    on conflict (product_id) do update set
      qty = case when s.imported_qty is distinct from excluded.imported_qty then excluded.qty else s.qty end,
      manage_stock = excluded.manage_stock, low_stock_qty = excluded.low_stock_qty, imported_qty = excluded.imported_qty
    where (s.imported_qty, s.manage_stock, s.low_stock_qty)
      is distinct from (excluded.imported_qty, excluded.manage_stock, excluded.low_stock_qty)
    returning product_id`,
  ])
  await touch(
    run.db,
    rows.map(({ product_id }) => product_id),
  )
}
