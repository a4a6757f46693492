import { lastReturnDay } from '@vitrine/domain/order/returns/return-window'
import { dayNumber, noonOf } from '@vitrine/i18n/calendar/calendar-day'
import type { PlacedOrder } from '../use-last-orders.ts'

/** The newest order that has come and may still go back, with its last day: by the calendar of the store, which counts them. */
export function returnableOf(orders: readonly PlacedOrder[], now: Date, timeZone: string) {
  for (const { order, place } of orders) {
    const { delivered, progress } = order
    if (!delivered || progress.stage !== 5 || progress.returned) continue
    const last = lastReturnDay(dayNumber(new Date(delivered), timeZone))
    // Noon, so that it is the same day everywhere.
    if (last >= dayNumber(now, timeZone)) return { order, place, until: new Date(noonOf(last)).toISOString() }
  }
  return undefined
}
