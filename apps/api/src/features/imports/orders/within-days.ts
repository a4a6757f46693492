import { type RawBuilder, sql } from 'kysely'

export type Days = { from?: string | undefined; to?: string | undefined }

/** Days of the tables of orders: Greenwich's, both included, and twenty-four hours long wherever the database stands. */
export function withinDays(moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<boolean> {
  const start = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`
  return sql<boolean>`(${from === undefined ? sql`true` : sql`${moment} >= ${start(from)}`}
    and ${to === undefined ? sql`true` : sql`${moment} < ${start(to)} + interval '24 hours'`})`
}
