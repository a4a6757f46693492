import { DAY_MS, HOUR_MS } from '@vitrine/domain/duration'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const

/** "3 minutes ago", "yesterday", "now" in the words of a language or locale. */
export function formatAge(ageMs: number, locale: string): string {
  // "现在" before a verb asks for it to be done.
  if (ageMs < 1_000 && locale.startsWith('zh')) return '刚刚'
  const [unit, size] = UNITS.find(([, each]) => ageMs >= each) ?? (['second', 1_000] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(ageMs / size), unit)
}
