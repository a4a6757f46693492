const UNITS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 48],
  ['day', 86_400, Number.POSITIVE_INFINITY],
] as const

/** In the largest unit that fits: 59.7 seconds are a minute, and a queue that stands for a week is told in days. */
export function durationOf(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, each, most]) => Math.round(seconds / each) < most) ?? UNITS[0]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(seconds / size),
  )
}
