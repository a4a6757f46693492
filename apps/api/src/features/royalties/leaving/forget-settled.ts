import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { daysBefore, type Retention } from '#api/jobs/retention.ts'
import { hasOpenMoney } from './open-money.ts'

type Sweeping = Pick<Context, 'db' | 'now'> & { retention: Pick<Retention, 'payoutDetails'> }

/**
 * Of whoever deleted their account: bank details go once nothing more can be paid to them, and of each payout all but the end of
 * its number, once no bank sends it back any more. To whom it went, and how much, stays: tax law asks for that.
 */
export async function forgetSettled({
  db,
  now,
  retention,
}: Sweeping): Promise<{ removed: number; cut: number }> {
  const open = hasOpenMoney({
    ...{ partnerId: sql`w.customer_id`, currency: sql`w.currency_code` },
    now: now(),
  })
  const removed = await sql`
    delete from payout_account w using customer c
    where c.customer_id = w.customer_id and not c.enabled and (not ${open} or exists (
      select from royalty_waiver v where v.partner_id = w.customer_id and v.currency_code = w.currency_code))`.execute(
    db,
  )
  const cut = await sql`
    update payout p set account = '…' || right(p.account, 4) from customer c
    where c.customer_id = p.partner_id and not c.enabled and p.account not like '…%'
      and p.state = 'sent' and p.sent_at < ${daysBefore(now(), retention.payoutDetails)}`.execute(db)
  return { removed: Number(removed.numAffectedRows ?? 0), cut: Number(cut.numAffectedRows ?? 0) }
}
