// What is true of orders, for statements that choose among them.
import { type RawBuilder, sql } from 'kysely'

/** For the table `shop_order` by its alias in the statement: without a number it was begun and never placed. */
export function isPlacedSql(alias: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${alias}.number`)} ~ '^[0-9]+$'`
}
