import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { hasOpenMoney } from './open-money.ts'

export type Owed = { currency: string; sumMinor: number; accountEnd: string | null }

/** What is still to be paid to a partner, largest first. Nought where it is yet to be earned, by orders nobody has paid for. */
export async function listOwed({ db, now }: Pick<Context, 'db' | 'now'>, partnerId: number): Promise<Owed[]> {
  const id = sql`${partnerId}::bigint`
  const { rows } = await sql<Owed>`
    select k.currency_code as currency, right(w.account, 4) as "accountEnd",
      greatest(coalesce(a.pending_minor + a.active_minor, 0), 0)::bigint as "sumMinor"
    from (select currency_code from royalty_account where partner_id = ${id}
        union select currency_code from order_attribution where partner_id = ${id}) k
      left join royalty_account a on a.partner_id = ${id} and a.currency_code = k.currency_code
      left join payout_account w on w.customer_id = ${id} and w.currency_code = k.currency_code
    where ${hasOpenMoney({ partnerId: id, currency: sql`k.currency_code`, now: now() })}
    order by 3 desc, 1`.execute(db)
  return rows
}
