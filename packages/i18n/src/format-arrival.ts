import type { StoreView } from '@vitrine/domain/store/store-view'
import { expectedBy } from './calendar/expected-by.ts'
import { formatRange } from './format-range.ts'

/** The days a parcel that leaves now may arrive on, as the shop promises them in working days. */
export function arrivalDays(
  now: number,
  [first, last]: readonly [number, number],
  { locale, code }: Pick<StoreView, 'locale' | 'code'>,
): string {
  const form = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(locale, form)
  const [from, to] = [first, last].map((days) => expectedBy(now, days, code)) as [number, number]
  return first === last ? format.format(to) : formatRange(format, from, to)
}
