import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerBalance } from '@vitrine/contract/partner/money'
import { toMajor } from '@vitrine/domain/money/money'
import { nextPayoutDay } from '@vitrine/domain/partner/payout/payout-day'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'
import { minimumOf } from '../payouts/minimum-of.ts'
import { currencyOf, programmeOf } from './own-account.ts'

type Asked = { id: number; currency: string; next: string }
type Row = {
  pending: number
  active: number
  paid: number
  expected: number
  counts: { pending: number; active: number; payouts: number }
  minimum: number
  account_end: string | null
}

export async function getBalance(
  ctx: Context,
  asked: { currency?: string | undefined },
): Promise<CallReply<typeof getPartnerBalance>> {
  const id = myId(ctx)
  const currency = await currencyOf(ctx, id, asked.currency)
  const next = nextPayoutDay(today(ctx), (await programmeOf(ctx)).payout_day)
  const { pending, active, paid, expected, ...told } = await readMoney(ctx, { id, currency, next })
  return {
    ...{ id, currency, active: toMajor(active), pending: toMajor(pending) },
    ...{ total: toMajor(active + pending + paid), paid: toMajor(paid) },
    // Where nothing waits no day is promised.
    next_payment: active + pending > 0 ? next : null,
    expected: toMajor(expected),
    ...{ ...told, minimum: toMajor(told.minimum) },
  }
}

async function readMoney({ db }: Context, { id, currency, next }: Asked): Promise<Row> {
  const { rows } = await sql<Row>`
    with by_order as (
      select sum(pending_minor) as pending, sum(active_minor) as active from royalty_entry
      where partner_id = ${id} and currency_code = ${currency} group by order_id)
    select coalesce(a.pending_minor, 0)::bigint as pending, coalesce(a.active_minor, 0)::bigint as active,
      coalesce(a.paid_minor, 0)::bigint as paid, ${minimumOf(sql`asked.id`, sql`asked.currency`)} as minimum,
      (select coalesce(sum(e.pending_minor), 0) from royalty_entry e join shop_order o using (order_id)
        where e.partner_id = ${id} and e.currency_code = ${currency} and ${isPastReturn(new Date(`${next}T12:00Z`))})::bigint as expected,
      right(w.account, 4) as account_end, json_build_object(
        'pending', (select count(*) from by_order where pending <> 0),
        'active', (select count(*) from by_order where active <> 0),
        'payouts', (select count(*) from payout where partner_id = ${id} and currency_code = ${currency})) as counts
    from (select ${id}::bigint as id, ${currency}::text as currency) asked
      left join royalty_account a on a.partner_id = asked.id and a.currency_code = asked.currency
      left join payout_account w on w.customer_id = asked.id and w.currency_code = asked.currency`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A row of one is gone.')
  return row
}

/** By the clock of the store it is read in, as every other day of the cabinet. */
function today({ now, store }: Context) {
  const [year = 0, month = 0, day = 0] = dayOfStore(now(), store).split('-').map(Number)
  return { year, month, day }
}
