import type { StoreCode } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, isoDay } from './calendar-day.ts'

/** What day a moment is of by the clock of a store: `2026-12-31`. */
export const dayOfStore = (at: Date, { code }: { code: StoreCode }): string =>
  isoDay(dayNumber(at, TIME_ZONES[code]))
