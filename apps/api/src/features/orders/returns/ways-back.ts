import type { OrderView } from '@vitrine/contract/order'
import { keptBecause, leftToReturn } from '@vitrine/domain/order/returns/left-to-return'
import { RETURN_KINDS } from '@vitrine/domain/order/returns/return-window'
import { isoDay } from '@vitrine/i18n/calendar/calendar-day'
import type { Context } from '#api/context.ts'
import type { OrderRow } from '../order-payments.ts'
import { listReturnableLines, windowOf } from './return-facts.ts'

/** What can still be done with an order, by when; what could be until a day that is past is told with it. */
export async function waysBackOf(ctx: Context, order: OrderRow): Promise<OrderView['ways_back']> {
  const states = { order: order.state, payment: order.payment_state }
  const lines = await listReturnableLines(ctx, order)
  if (!lines.some((line) => leftToReturn(line, states) > 0 && keptBecause(line, states) === null)) return []
  const ways: OrderView['ways_back'] = []
  for (const kind of RETURN_KINDS) {
    const window = await windowOf(ctx, order, kind)
    const last_day = window.lastDay === null ? null : isoDay(window.lastDay)
    if (window.isOpen || window.problem === 'too_late') ways.push({ kind, open: window.isOpen, last_day })
  }
  return ways
}
