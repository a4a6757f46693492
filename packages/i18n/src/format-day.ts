import { memoize } from '@vitrine/domain/memoize'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'

/** `2026-11-24` */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Making one takes longer than using it a hundred times. */
const longDays = memoize((key) => {
  const [locale, timeZone] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
}, 100)

/**
 * A day, written out: that of a moment by the calendar of the store, for what is dated just after midnight is not of
 * yesterday; one that was given as a day (`2026-11-24`) is the same everywhere.
 */
export function formatDay(
  at: Date | string | number,
  { locale, code }: Pick<StoreView, 'locale' | 'code'>,
): string {
  const timeZone = typeof at === 'string' && ISO_DAY.test(at) ? 'UTC' : TIME_ZONES[code]
  return longDays(`${locale} ${timeZone}`).format(new Date(at))
}
