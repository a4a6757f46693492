import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Notes of one import, gone with its transaction. Skus are resolved once all products are there. */
export async function createTemporaryTables(db: Database): Promise<void> {
  const tables = [
    'seen_product (product_id bigint primary key)',
    'touched_product (product_id bigint primary key)',
    'given_child (parent_id bigint, sku text, position int)',
    'given_link (sku text, linked_sku text, link_type text, position int, qty int, file text, line int)',
    'given_option (product_id bigint, position int, titles jsonb, type text, required boolean)',
    `given_selection (product_id bigint, option_position int, sku text, position int, qty int,
       is_default boolean, can_change_quantity boolean)`,
    'given_stock (product_id bigint, qty int, manage_stock boolean, low_stock_qty int, is_typed boolean)',
    'given_content (kind text, identifier text, language text)',
    'seen_category (category_id int primary key)',
  ]
  for (const table of tables) await sql`create temporary table ${sql.raw(table)} on commit drop`.execute(db)
}

/** Their documents are made anew at the end, and stored when they came out different. */
export async function touch(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`with changed as (select distinct unnest(${productIds}::bigint[]) as product_id) ${TOUCH_CHANGED}`.execute(
    db,
  )
}

/** Ends a statement that knows them as `changed`. Most of a large feed are known as touched, and are not tried again. */
export const TOUCH_CHANGED = sql`insert into touched_product select product_id from changed c
  where not exists (select from touched_product t where t.product_id = c.product_id) on conflict do nothing`
