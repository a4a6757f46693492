import { expectedDay } from '@vitrine/domain/checkout/working-days'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, noonOf } from './calendar-day.ts'

/**
 * The last day a carrier may take for an order of that moment, in milliseconds: its noon by UTC, which is on that day in
 * every store. A Friday evening in New York is Saturday by UTC, and what starts there arrives on no Sunday.
 */
export function expectedBy(madeMs: number, workingDays: number, store: StoreCode): number {
  return noonOf(expectedDay(dayNumber(new Date(madeMs), TIME_ZONES[store]), workingDays))
}
