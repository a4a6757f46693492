type Figures = { now: number; before: number; locale: string }

/** By how many percent it is more or less than it was; nothing can be said where there was nothing. */
export function changeOf({ now, before, locale }: Figures): string | undefined {
  if (before === 0) return undefined
  const form = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', signDisplay: 'negative', maximumFractionDigits: 1 },
  })
  const share = Math.round((1_000 * (now - before)) / before) / 1_000
  return `${share > 0 ? '+' : ''}${form.format(share)}`.replace('-', '\u2212')
}
