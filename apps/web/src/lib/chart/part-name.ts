import type { SalesPeriod } from '@vitrine/contract/partner/sums'

const SHORT: Record<SalesPeriod, Intl.DateTimeFormatOptions> = {
  today: { hour: 'numeric', minute: '2-digit' },
  week: { weekday: 'short' },
  month: { day: 'numeric' },
  year: { month: 'short' },
}
const LONG: Record<SalesPeriod, Intl.DateTimeFormatOptions> = {
  today: { hour: 'numeric', minute: '2-digit' },
  week: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { month: 'long', year: 'numeric' },
}

type Part = { at: string; period: SalesPeriod; locale: string }

/** `at` is told by the clock of the store, and read as it is written. */
export function partName({ at, period, locale }: Part, { isLong = false } = {}): string {
  const form = isLong ? LONG[period] : SHORT[period]
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(Date.parse(`${at}Z`))
}
