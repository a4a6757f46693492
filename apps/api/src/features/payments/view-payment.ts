import type { PaymentView } from '@vitrine/contract/order/payment'
import { toMajor } from '@vitrine/domain/money/money'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import type { PayWay } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import type { OrderRow } from '#api/features/orders/index.ts'
import { isLive, listPayments, type PaymentRow } from './payment-queries.ts'
import { listMethodsOf } from './start/other-methods.ts'

/** How the payment of an order stands, for its page. */
export async function viewPayment(ctx: Context, order: OrderRow): Promise<PaymentView> {
  const payments = await listPayments(ctx.db, order.order_id)
  const live = payments.find(isLive)
  const isOpen = order.state === 'placed' && ['open', 'pending', 'failed'].includes(order.payment_state)
  const isKept = isOpen && order.pay_until !== null && order.pay_until > ctx.now()
  const payable = isKept && payments.every(({ state }) => state !== 'pending' && state !== 'review')
  const [, ...others] = payable ? await listMethodsOf(ctx, order) : []
  return {
    state: order.payment_state,
    online: isPaidOnline(order),
    payable,
    waits_for_bank: live?.state === 'pending',
    link: live ? linkOf(live) : null,
    pay_until: isKept ? (order.pay_until?.toISOString() ?? null) : null,
    asked: live?.asked ?? 0,
    ask_at: live?.ask_at?.toISOString() ?? null,
    refunded: await sumRefunds(ctx, order),
    other_methods: others.map(({ code, title, provider, totalMinor }) => {
      return { code, title, offline: provider === null, total: toMajor(totalMinor) }
    }),
  }
}

async function sumRefunds({ db }: Context, { order_id }: OrderRow): Promise<number> {
  const { sum } = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number>('amount_minor').as('sum'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return toMajor(Number(sum ?? 0))
}

function linkOf({ way }: PaymentRow): string | null {
  const known = way as PayWay | null
  return known && 'link' in known ? known.link : null
}
