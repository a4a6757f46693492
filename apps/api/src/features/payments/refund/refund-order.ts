import { IDEMPOTENCY_KEY } from '@vitrine/contract/atoms'
import type { CallReply } from '@vitrine/contract/call'
import type { refundOrder as refundOrderCall } from '@vitrine/contract/order/refund'
import { toMajor } from '@vitrine/domain/money/money'
import { sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput } from '#api/errors.ts'
import { partsOf, toWireParts } from '#api/ledger/paid-parts.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { viewPayment } from '../view-payment.ts'
import { claimRefund, type RefundWish, refundGuards } from './claim-refund.ts'
import { sendRefund } from './send-refund.ts'

/** Written down first, all or nothing; the service is asked after the commit, and again until it answers. */
export async function refundOrder(
  ctx: Context,
  deps: PaymentDeps,
  wish: RefundWish,
): Promise<CallReply<typeof refundOrderCall>> {
  assertMay(ctx, 'order:refund')
  const refund = await inTransaction(ctx, (ctx) => claimRefund(ctx, wish, refundGuards))
  const state = await sendRefund(ctx, deps, refund)
  const order = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', wish.orderId)
    .executeTakeFirstOrThrow()
  const parts = partsOf(refund)
  return {
    refund_id: refund.refund_id,
    amount: toMajor(sumOfParts(parts)),
    parts: toWireParts(parts),
    state,
    payment: await viewPayment(ctx, order),
  }
}

/** Without one a lost answer would give the money back twice. */
export function refundKey(inBody: string | undefined, inHeader: string | undefined): string {
  const key = inHeader ?? inBody
  if (key === undefined) throw invalidInput([{ path: 'key', key: 'REQUIRED', message: 'is missing' }])
  if (IDEMPOTENCY_KEY.test(key) && (inBody === undefined || inBody === key)) return key
  throw invalidInput([{ path: 'Idempotency-Key', key: 'WRONG_FORM', message: 'is no key' }])
}
