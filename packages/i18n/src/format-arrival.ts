import { expectedBy } from '@vitrine/domain/order/progress/order-progress'
import { formatRange } from './format-range.ts'

/** The days a parcel that leaves now may arrive on, as the shop promises them in working days. */
export function arrivalDays(now: number, [first, last]: readonly [number, number], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' })
  const [from, to] = [expectedBy(now, first), expectedBy(now, last)]
  return first === last ? format.format(to) : formatRange(format, from, to)
}
