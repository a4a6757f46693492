import { cashback } from '@vitrine/domain/promotion/cashback'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { holdsMoney, keptInMoney } from '#api/ledger/cashback-of.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'
import { awardBonuses } from './bonus-account.ts'

type Due = {
  customer_id: number
  currency_code: string
  paid_minor: number
  percent: number
}

const AT_ONCE = 100

/** Swapped in tests, to prove that it is needed. */
export const cashbackGuards = { lockDue }
export type CashbackGuards = typeof cashbackGuards

/**
 * A share of what goods that were kept cost in money, once they can no longer come back. A cent less than a whole one is not given: an
 * order that earns nothing is asked again, and earns nothing again.
 */
export async function payCashback(ctx: JobContext, guards: CashbackGuards = cashbackGuards): Promise<number> {
  let paid = 0
  let after = 0
  for (;;) {
    const due = await listDue(ctx, after)
    for (const orderId of due) if (await payOne(ctx, orderId, guards)) paid += 1
    after = due.at(-1) ?? 0
    if (due.length < AT_ONCE || ctx.signal.aborted) return paid
  }
}

function payOne(ctx: JobContext, orderId: number, guards: CashbackGuards): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = await guards.lockDue(ctx, orderId)
    const amountMinor = order ? cashback(order.paid_minor, order.percent) : 0
    if (!order || amountMinor === 0) return false
    const { customer_id: customerId, currency_code: currencyCode } = order
    const cause = { type: 'cashback', id: orderId } as const
    return awardBonuses(ctx, { customerId, currencyCode, amountMinor, cause })
  })
}

/**
 * The order is locked and read once more: a return that was booked since it was listed has taken its share away. Two
 * statements, for one that waits reads lines and refunds as they were before it waited.
 */
async function lockDue(ctx: Context, orderId: number): Promise<Due | undefined> {
  await sql`select from shop_order where order_id = ${orderId} for update`.execute(ctx.db)
  const { rows } = await sql<Due>`
    select o.customer_id, o.currency_code, t.cashback_percent as percent, ${keptInMoney} as paid_minor
    ${due(ctx.now())} and o.order_id = ${orderId}`.execute(ctx.db)
  return rows[0]
}

async function listDue({ db, now }: JobContext, after: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id ${due(now())} and o.order_id > ${after} order by o.order_id limit ${AT_ONCE}`.execute(
    db,
  )
  return rows.map((row) => row.order_id)
}

const due = (now: Date) => sql`
  from shop_order o join bonus_terms t using (store_id) join customer c using (customer_id)
  where ${holdsMoney} and t.cashback_percent > 0 and ${isPastReturn(now)}
    and not exists (select from ledger_entry e where e.cause_type = 'cashback' and e.cause_id = o.order_id::text)`
