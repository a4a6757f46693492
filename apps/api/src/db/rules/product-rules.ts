// What `domain/catalog/standing` says of a product, for statements that choose among rows.
import { FIRST_UNAVAILABLE_STATUS, NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { type RawBuilder, sql } from 'kysely'

/** For the table `product` by its alias in the statement. */
export function isEnabledSql(alias: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${alias}.status`)} < ${sql.lit(FIRST_UNAVAILABLE_STATUS)}`
}

/** Enabled, and shown by itself. */
export function isShownSql(alias: string): RawBuilder<boolean> {
  return sql`(${isEnabledSql(alias)} and ${sql.ref(`${alias}.visibility`)} > ${sql.lit(NOT_INDIVIDUALLY)})`
}
