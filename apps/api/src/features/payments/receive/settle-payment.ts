import { judgeReport, type PaymentReport, type ReviewReason } from '@vitrine/domain/order/payment-report'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { lockOrder, type PaymentRow } from '../payment-queries.ts'

type Settling = Pick<PaymentRow, 'payment_id' | 'order_id'> & { report: PaymentReport }

/** Swapped one by one in tests, to prove that each is needed. */
export const settlingGuards = { judgeReport, lockPayment }
export type SettlingGuards = typeof settlingGuards

/** What a service says of a payment, come by event or by asking, once in effect. Answers the state it has now. */
export function settlePayment(
  ctx: Context,
  { payment_id, order_id: orderId, report }: Settling,
  guards: SettlingGuards = settlingGuards,
): Promise<PaymentRow['state']> {
  return inTransaction(ctx, async (ctx) => {
    const { order, payment } = await guards.lockPayment(ctx, { payment_id, order_id: orderId })
    const attempt = {
      state: payment.state,
      amountMinor: payment.amount_minor,
      currencyCode: payment.currency_code,
    }
    const verdict = guards.judgeReport(attempt, report, order)
    if (!verdict) return payment.state
    await saveState(ctx, payment, verdict.state)
    if (verdict.step) await takeOrderStep(ctx, { orderId, step: verdict.step, by: 'system' })
    if (verdict.state === 'paid' || verdict.review) await keepOrder(ctx, orderId)
    if (verdict.review) await askPerson(ctx, payment, { reason: verdict.review, report })
    await audit(ctx, {
      may: 'payment:settle',
      entity: 'payment',
      id: payment_id,
      before: { state: payment.state },
      after: { state: verdict.state },
    })
    return verdict.state
  })
}

async function lockPayment({ db }: Context, { payment_id, order_id }: Omit<Settling, 'report'>) {
  const order = await lockOrder(db, order_id)
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return { order, payment }
}

/** Only a bank that has not answered is asked again. */
async function saveState(
  { db, now }: Context,
  payment: PaymentRow,
  state: PaymentRow['state'],
): Promise<void> {
  const isOpen = state === 'pending'
  await db
    .updateTable('payment')
    .set({ state, ...(!isOpen && { settled_at: now(), ask_at: null }) })
    .where('payment_id', '=', payment.payment_id)
    .execute()
}

/** Its pieces wait for nothing any more: money came, or a person looks at it. */
async function keepOrder({ db }: Context, orderId: number): Promise<void> {
  await db.updateTable('shop_order').set({ pay_until: null }).where('order_id', '=', orderId).execute()
}

async function askPerson(
  { db, now, log }: Context,
  { payment_id, order_id }: PaymentRow,
  { reason, report }: { reason: ReviewReason; report: PaymentReport },
): Promise<void> {
  log.warn({ reason, orderId: order_id }, 'a payment needs a person')
  await db
    .insertInto('payment_review')
    .values({ payment_id, reason, details: json(report), at: now() })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .execute()
}
