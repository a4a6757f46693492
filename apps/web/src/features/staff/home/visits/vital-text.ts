import type { Vital } from '@vitrine/domain/visit/web-vitals'

/** From a second on in seconds; CLS has no unit. */
export function vitalText(metric: Vital, value: number, locale: string): string {
  if (metric === 'CLS') return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits })
  return value < 1_000 ? unit('millisecond', 0).format(value) : unit('second', 1).format(value / 1_000)
}
