import type { BookedMeanwhile } from '@vitrine/contract/people/customer'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

type Row = {
  booked: number
  at: Date
  change_minor: number
  currency: string
  by: string | null
  reason: string
}

/** How many bookings by hand there are of a customer, and those after the first `seen`, the oldest first. */
export async function bookedSince(
  { db }: Context,
  { customerId, seen }: { customerId: number; seen: number },
): Promise<[number, BookedMeanwhile['since']]> {
  const { rows } = await sql<Row>`
    select count(*) over ()::int as booked, b.at, b.change_minor, b.currency_code as currency, b.reason, ${nameSql('w')} as by
    from bonus_booking b join customer w on w.customer_id = b.booked_by
    where b.customer_id = ${customerId} order by b.at, b.booking_id`.execute(db)
  const since = rows.slice(seen).map(({ at, change_minor, currency, by, reason }) => ({
    ...{ at: at.toISOString(), change: toMajor(change_minor) },
    ...{ currency, by, reason },
  }))
  return [rows[0]?.booked ?? 0, since]
}
