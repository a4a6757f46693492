import { memoize } from '@vitrine/domain/memoize'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'

const ZONES: Readonly<Record<string, string | undefined>> = TIME_ZONES

/** Swedish days are written year first, the hour of midnight as 00. */
const formatIn = memoize(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  20,
)

/** As a spreadsheet reads and sorts it, `2026-03-02 14:05:00`, by the clock of a store: its orders are of that day. */
export const fileMoment = (at: string | null, storeCode: string): string =>
  at === null ? '' : formatIn(ZONES[storeCode] ?? 'UTC').format(new Date(at))

/** The day alone. */
export const fileDay = (at: string | null, storeCode: string): string =>
  fileMoment(at, storeCode).slice(0, 10)
