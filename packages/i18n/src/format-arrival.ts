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
  if (first === last) return format.format(to)
  // The pattern of a Chinese range writes "12/1", beside ways whose one day reads "12月1日".
  return locale.startsWith('zh')
    ? `${format.format(from)}至${format.format(to)}`
    : formatRange(format, from, to)
}
