import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** In which money somebody earned: the store's first, then the largest sum. */
export async function currenciesOf({ db, store }: Context, partnerId: number): Promise<string[]> {
  const { rows } = await sql<{ currency_code: string }>`
    select currency_code from order_attribution where partner_id = ${partnerId}
    group by currency_code order by currency_code = ${store.currencyCode} desc, sum(base_minor) desc`.execute(
    db,
  )
  return rows.map((row) => row.currency_code)
}

/** The one asked for, else the first of those above, else the store's. */
export async function currencyOf(
  ctx: Context,
  partnerId: number,
  asked: string | undefined,
): Promise<string> {
  return asked ?? firstOf(ctx, await currenciesOf(ctx, partnerId))
}

/** Who has not earned yet reckons in the store's. */
export const firstOf = ({ store }: Context, currencies: readonly string[]): string =>
  currencies[0] ?? store.currencyCode

export function programmeOf({ db }: Context) {
  return db.selectFrom('partner_programme').select(['payout_day', 'mentions_goal']).executeTakeFirstOrThrow()
}
