import type { ReturnOffer } from '@vitrine/contract/order/returns'
import { keptBecause, leftToReturn } from '@vitrine/domain/order/returns/left-to-return'
import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { takeStep } from '@vitrine/domain/order/status'
import { isoDay } from '@vitrine/i18n/calendar/calendar-day'
import { soldIn } from '#api/commerce/closed-stores.ts'
import type { Context } from '#api/context.ts'
import { type Proof, provenOrder } from './proven-order.ts'
import { listReturnableLines, windowOf } from './return-facts.ts'
import { returnWayOf } from './return-way.ts'
import { listReturns, viewReturn } from './view-returns.ts'

type Asked = Proof & { kind: ReturnKind }

/** What can be sent back or withdrawn from; no address of the shopper in it. */
export async function offerReturn(ctx: Context, { kind, ...proof }: Asked): Promise<ReturnOffer> {
  const order = await provenOrder(ctx, 'order:read', proof)
  const states = { order: order.state, payment: order.payment_state }
  const window = await windowOf(ctx, order, kind)
  const lines = await listReturnableLines(ctx, order)
  const returns = await listReturns(ctx.db, { orderId: order.order_id })
  return {
    number: order.number,
    created_at: order.created_at.toISOString(),
    open: window.isOpen,
    problem: window.isOpen ? null : window.problem,
    last_day: window.lastDay === null ? null : isoDay(window.lastDay),
    can_cancel: kind === 'withdrawal' && takeStep(states, 'withdraw', 'customer').ok,
    lines: lines.map((line) => ({
      line_id: line.lineId,
      name: line.name,
      options: line.options,
      thumbnail: line.thumbnail,
      qty: line.qty,
      left: leftToReturn(line, states),
      kept: keptBecause(line, states),
    })),
    returns: returns.map(viewReturn),
    way: await returnWayOf(ctx.db, order, await soldIn(ctx, order)),
  }
}
