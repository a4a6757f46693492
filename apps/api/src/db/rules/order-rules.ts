// What is true of orders, for statements that choose among them: of the table `shop_order` by its alias in the statement.
import { OFF_STATES } from '@vitrine/domain/order/is-undone'
import { type RawBuilder, sql } from 'kysely'

const OFF = sql.join(OFF_STATES.map((state) => sql.lit(state)))

/** Without a number it was begun and never placed. */
export function isPlacedSql(alias: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${alias}.number`)} ~ '^[0-9]+$'`
}

/** Something is left of it: it was neither called off nor sent back whole. */
export function isSaleSql(alias: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.state`)} not in (${OFF}))`
}

/** Something is still to be done before its goods are there. */
export function isUnderWaySql(alias: string): RawBuilder<boolean> {
  return sql`(${isSaleSql(alias)} and ${sql.ref(`${alias}.state`)} <> 'delivered')`
}
