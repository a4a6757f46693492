import type { Context } from '#api/context.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'

/** Swapped one by one in tests, to prove that each is needed. */
export const closingGuards = { isOff, closeAtService }
export type ClosingDeps = PaymentDeps & { closing?: Partial<typeof closingGuards> }

/** Best effort, and tried again when the service is next asked; what is paid there all the same is heard of as ever. */
export async function closeAtService(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  try {
    await deps.providers.get(payment.provider)?.close(toKnown(payment))
  } catch (err) {
    ctx.log.warn({ err, payment: payment.payment_id }, 'a payment could not be closed at its service')
  }
}

async function isOff({ db }: Context, { order_id }: PaymentRow): Promise<boolean> {
  const order = db.selectFrom('shop_order').select('state').where('order_id', '=', order_id)
  return (await order.executeTakeFirst())?.state === 'canceled'
}
