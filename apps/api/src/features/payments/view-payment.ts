import type { PaymentView } from '@vitrine/contract/order/payment'
import { toMajor } from '@vitrine/domain/money/money'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import type { PayWay } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import { isExpired, type OrderRow } from '#api/features/orders/index.ts'
import { toWireParts } from '#api/ledger/paid-parts.ts'
import { isLive, listPayments, type PaymentRow } from './payment-queries.ts'
import { countMoney } from './refund/count-money.ts'
import { listMethodsOf, ownMethodOf } from './start/other-methods.ts'

/** How the payment of an order stands, for its page. */
export async function viewPayment(ctx: Context, order: OrderRow): Promise<PaymentView> {
  const payments = await listPayments(ctx.db, order.order_id)
  const live = payments.find(isLive)
  const isOpen = order.state === 'placed' && ['open', 'pending', 'failed'].includes(order.payment_state)
  const isKept = isOpen && order.pay_until !== null && order.pay_until > ctx.now()
  const isFree = isKept && payments.every(({ state }) => state !== 'pending' && state !== 'review')
  const methods = isFree ? await listMethodsOf(ctx, order) : []
  const others = methods.filter(({ code }) => code !== ownMethodOf(order))
  const { back } = await countMoney(ctx, order.order_id)
  return {
    state: order.payment_state,
    online: isPaidOnline(order),
    payable: methods.length > 0,
    waits_for_bank: live?.state === 'pending',
    link: live ? linkOf(live) : null,
    pay_until: isKept ? (order.pay_until?.toISOString() ?? null) : null,
    expired: order.state === 'canceled' && (await isExpired(ctx, order.order_id)),
    asked: live?.asked ?? 0,
    ask_at: live?.ask_at?.toISOString() ?? null,
    refunded: toMajor(back.moneyMinor),
    given_back: toWireParts(back),
    own_method_offered: methods.length > others.length,
    other_methods: others.map(({ code, title, provider, totalMinor }) => {
      return { code, title, offline: provider === null, total: toMajor(totalMinor) }
    }),
  }
}

function linkOf({ way }: PaymentRow): string | null {
  const known = way as PayWay | null
  return known && 'link' in known ? known.link : null
}
