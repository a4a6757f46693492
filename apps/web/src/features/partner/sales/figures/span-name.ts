import type { SalesPeriod } from '@vitrine/contract/partner/sums'

const FORMS: Record<SalesPeriod, Intl.DateTimeFormatOptions> = {
  today: { day: 'numeric', month: 'long' },
  week: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}

type Span = { parts: readonly { at: string }[]; period: SalesPeriod; locale: string }

/** From when until when a period counts, as short as it can be said: `16 to 22 November`. */
export function spanName({ parts, period, locale }: Span): string {
  const [first, last] = [parts.at(0), parts.at(-1)].map((part) => Date.parse(`${part?.at}Z`))
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return ''
  return new Intl.DateTimeFormat(locale, { ...FORMS[period], timeZone: 'UTC' }).formatRange(first, last)
}
