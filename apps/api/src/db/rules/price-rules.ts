// What `domain/pricing/effective-price` says of a price, for statements that choose among rows.
import { type RawBuilder, sql } from 'kysely'

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
