import { holdsMoney } from '@vitrine/domain/order/money/holds-money'
import { type PaidParts, sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { judgeRefund, type RefundVerdict } from '@vitrine/domain/order/money/refund'
import type { Selectable } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { PaymentsSchema } from '#api/db/schema/order/payments.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { giveBackPart } from '#api/ledger/give-back.ts'
import { partsOf } from '#api/ledger/paid-parts.ts'
import { lockOrder } from '../payment-queries.ts'
import { countMoney } from './count-money.ts'

export type RefundRow = Selectable<PaymentsSchema['refund']>
/** So much goes back altogether; which part of it is money, the rule says. Who asks may say what they saw left. */
export type RefundWish = {
  orderId: number
  amountMinor: number
  seenMinor?: number | undefined
  reason: string
  key: string
}

/** Swapped one by one in tests, to prove that each is needed. */
export const refundGuards = { lockOrder, judgeRefund, giveBackPart }
export type RefundGuards = typeof refundGuards

/** In a transaction, with the order locked: what goes back never exceeds what came, whoever else gives back at once. */
export async function claimRefund(ctx: Context, wish: RefundWish, guards: RefundGuards): Promise<RefundRow> {
  const { orderId, amountMinor, seenMinor } = wish
  const states = await guards.lockOrder(ctx.db, orderId)
  const known = await findRefund(ctx, wish)
  if (known && sumOfParts(partsOf(known)) !== amountMinor) throw new ShopError('KEY_REUSED')
  if (known) return known
  if (!holdsMoney(states.payment)) throw new ShopError('CONFLICT', { message: 'ORDER_NOT_PAID' })
  const money = await countMoney(ctx, orderId)
  const verdict = guards.judgeRefund(money, amountMinor, seenMinor)
  if (!verdict.ok) throw refusalOf(verdict.problem)
  const { step, parts } = verdict
  const refund = await insertRefund(ctx, wish, { parts, paymentId: money.paymentId })
  const refundId = refund.refund_id
  await guards.giveBackPart(ctx, { orderId, refundId, parts })
  const by = ctx.actor.kind === 'system' ? 'system' : 'staff'
  const { amount_minor, gift_card_minor, bonus_minor } = refund
  const details = { amount_minor, gift_card_minor, bonus_minor, refund_id: refundId }
  await takeOrderStep(ctx, { orderId, step, by, details })
  await enqueue(ctx.db, 'order.refunded', { orderId, refundId, amountMinor: amount_minor })
  await audit(ctx, {
    may: 'order:refund',
    entity: 'order',
    id: orderId,
    after: { refunded: amountMinor, refund: refundId },
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

type Split = { parts: PaidParts; paymentId: number | null }

/** A service is asked for its own money alone, and for none where cards and bonuses get it all. */
async function insertRefund(ctx: Context, wish: RefundWish, { parts, ...paid }: Split): Promise<RefundRow> {
  const { orderId: order_id, reason, key } = wish
  const { moneyMinor: amount_minor, giftCardMinor: gift_card_minor, bonusMinor: bonus_minor } = parts
  const now = ctx.now()
  const payment_id = amount_minor > 0 ? paid.paymentId : null
  const refund = await ctx.db
    .insertInto('refund')
    .values({
      ...{ order_id, payment_id, key, amount_minor, gift_card_minor, bonus_minor, reason, created_at: now },
      ...(payment_id === null ? { state: 'done', settled_at: now } : { ask_at: now }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (payment_id !== null)
    await ctx.db
      .updateTable('payment')
      .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amount_minor) }))
      .where('payment_id', '=', payment_id)
      .execute()
  return refund
}

function refusalOf(problem: Exclude<RefundVerdict, { ok: true }>['problem']): ShopError {
  if (problem === 'moved_on') return new ShopError('CONFLICT', { message: 'ORDER_MOVED_ON' })
  if (problem === 'more_than_paid') return new ShopError('CONFLICT', { message: 'REFUND_TOO_MUCH' })
  return invalidInput([{ path: 'amount', message: 'is nothing' }])
}
