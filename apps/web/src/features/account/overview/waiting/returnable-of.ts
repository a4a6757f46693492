import { lastReturnDay } from '@vitrine/domain/order/returns/return-window'
import type { PlacedOrder } from '../use-last-orders.ts'

const DAY_MS = 86_400_000
/** By the calendar of whoever looks. */
const dayOf = (at: Date): number => Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / DAY_MS)

/** The newest order that has come and may still go back, with its last day. */
export function returnableOf(orders: readonly PlacedOrder[], now: Date) {
  for (const { order, place } of orders) {
    const { delivered, progress } = order
    if (!delivered || progress.stage !== 5 || progress.returned) continue
    const last = lastReturnDay(dayOf(new Date(delivered)))
    // Noon, so that it is the same day everywhere.
    if (last >= dayOf(now)) return { order, place, until: new Date((last + 0.5) * DAY_MS).toISOString() }
  }
  return undefined
}
