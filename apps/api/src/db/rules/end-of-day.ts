// Where a letter or a page names a day until which something holds, it holds until that day is over.
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { type RawBuilder, sql } from 'kysely'

/** `later`: an interval, such as `3 years`, by the calendar. */
type Day = { from: Date; later: string; storeId: RawBuilder<unknown> }

/** The last second of a day by the calendar of a store; `storeId`: a column of the statement. */
export function endOfDaySql({ from, later, storeId }: Day): RawBuilder<Date> {
  const zone = zoneSql(storeId)
  return sql<Date>`(((${from}::timestamptz at time zone ${zone} + ${later}::interval)::date + 1)::timestamp
    at time zone ${zone} - interval '1 second')`
}

const zoneSql = (storeId: RawBuilder<unknown>) =>
  sql`case ${storeId} ${sql.join(
    STORE_CODES.map(
      (code) => sql`when ${sql.lit(STORE_IDENTITIES[code].storeId)} then ${sql.lit(TIME_ZONES[code])}`,
    ),
    sql` `,
  )} end`
