import { cashback } from '@vitrine/domain/promotion/cashback'
import { sql } from 'kysely'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { paidInMoney } from '#api/ledger/cashback-of.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'
import { awardBonuses } from './bonus-account.ts'

type Due = {
  order_id: number
  customer_id: number
  currency_code: string
  paid_minor: number
  percent: number
}

const AT_ONCE = 100

/**
 * A share of what goods cost in money, once they can no longer come back. A cent less than a whole one is not given: an
 * order that earns nothing is asked again, and earns nothing again.
 */
export async function payCashback(ctx: JobContext): Promise<number> {
  let paid = 0
  let after = 0
  for (;;) {
    const due = await listDue(ctx, after)
    for (const one of due) if (await payOne(ctx, one)) paid += 1
    after = due.at(-1)?.order_id ?? 0
    if (due.length < AT_ONCE || ctx.signal.aborted) return paid
  }
}

function payOne(ctx: JobContext, due: Due): Promise<boolean> {
  const amountMinor = cashback(due.paid_minor, due.percent)
  if (amountMinor === 0) return Promise.resolve(false)
  return inTransaction(ctx, (ctx) =>
    awardBonuses(ctx, {
      customerId: due.customer_id,
      currencyCode: due.currency_code,
      amountMinor,
      cause: { type: 'cashback', id: due.order_id },
    }),
  )
}

async function listDue({ db, now }: JobContext, after: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select o.order_id, o.customer_id, o.currency_code, t.cashback_percent as percent,
      ${paidInMoney} as paid_minor
    from shop_order o join bonus_terms t using (store_id) join customer c using (customer_id)
    where o.order_id > ${after} and o.state = 'delivered' and o.payment_state = 'paid' and t.cashback_percent > 0
      and ${isPastReturn(now())}
      and not exists (select from ledger_entry e where e.cause_type = 'cashback' and e.cause_id = o.order_id::text)
    order by o.order_id limit ${AT_ONCE}`.execute(db)
  return rows
}
