// What `domain/catalog/standing` says of a product and `domain/pricing/effective-price` of its price, for statements that choose among rows.
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

/**
 * What a special price lowers the price to now, else null. For the table `product_price` by its alias in the statement.
 * Windows are told to the second, and both bounds belong to them.
 */
export function specialNowSql(alias: string, now: Date): RawBuilder<number | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const second = (moment: RawBuilder<unknown>) => sql`date_trunc('second', ${moment})`
  const at = second(sql`${now.toISOString()}::timestamptz`)
  return sql`case when ${column('special_minor')} > 0 and ${column('special_minor')} < ${column('price_minor')}
    and (${column('special_from')} is null or ${second(column('special_from'))} <= ${at})
    and (${column('special_to')} is null or ${at} <= ${second(column('special_to'))})
    then ${column('special_minor')} end`
}
