import { judgeRefund, takesRefunds } from '@vitrine/domain/order/money/refund'
import type { Selectable } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { PaymentsSchema } from '#api/db/schema/order/payments.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { lockOrder } from '../payment-queries.ts'
import { countMoney } from './count-money.ts'

export type RefundRow = Selectable<PaymentsSchema['refund']>
export type RefundWish = { orderId: number; amountMinor: number; reason: string; key: string }

/** Swapped one by one in tests, to prove that each is needed. */
export const refundGuards = { lockOrder, judgeRefund }
export type RefundGuards = typeof refundGuards

/** In a transaction, with the order locked: what goes back never exceeds what came, whoever else gives back at once. */
export async function claimRefund(ctx: Context, wish: RefundWish, guards: RefundGuards): Promise<RefundRow> {
  const { orderId, amountMinor } = wish
  const states = await guards.lockOrder(ctx.db, orderId)
  const known = await findRefund(ctx, wish)
  if (known && known.amount_minor !== amountMinor) throw new ShopError('KEY_REUSED')
  if (known) return known
  if (!takesRefunds(states.payment)) throw new ShopError('CONFLICT', { message: 'ORDER_NOT_PAID' })
  const money = await countMoney(ctx, orderId)
  const verdict = guards.judgeRefund(money, amountMinor)
  if (!verdict.ok) throw refusalOf(verdict.problem)
  const refund = await insertRefund(ctx, wish, money.paymentId)
  const by = ctx.actor.kind === 'system' ? 'system' : 'staff'
  const details = { amount_minor: amountMinor, refund_id: refund.refund_id }
  await takeOrderStep(ctx, { orderId, step: verdict.step, by, details })
  await enqueue(ctx.db, 'order.refunded', { orderId, amountMinor })
  await audit(ctx, {
    may: 'order:refund',
    entity: 'order',
    id: orderId,
    after: { refunded: amountMinor, refund: refund.refund_id },
  })
  return refund
}

function findRefund({ db }: Context, { orderId, key }: RefundWish): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function insertRefund(ctx: Context, wish: RefundWish, paymentId: number | null): Promise<RefundRow> {
  const { orderId: order_id, amountMinor: amount_minor, reason, key } = wish
  const now = ctx.now()
  const isOutside = paymentId === null
  const refund = await ctx.db
    .insertInto('refund')
    .values({
      ...{ order_id, payment_id: paymentId, key, amount_minor, reason, created_at: now },
      ...(isOutside ? { state: 'done', settled_at: now } : { ask_at: now }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isOutside)
    await ctx.db
      .updateTable('payment')
      .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amount_minor) }))
      .where('payment_id', '=', paymentId)
      .execute()
  return refund
}

function refusalOf(problem: 'nothing_asked' | 'more_than_paid'): ShopError {
  if (problem === 'more_than_paid') return new ShopError('CONFLICT', { message: 'REFUND_TOO_MUCH' })
  return invalidInput([{ path: 'amount', message: 'is nothing' }])
}
