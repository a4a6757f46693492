import { formatPercent } from '@vitrine/i18n/figures/format-percent'

type Figures = { now: number; before: number; locale: string }

/** By how many percent it is more or less than it was; nothing can be said where there was nothing. */
export function changeOf({ now, before, locale }: Figures): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((1_000 * (now - before)) / before) / 10
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : ''
  return sign + formatPercent(Math.abs(percent), locale)
}
