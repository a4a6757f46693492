import { DAY_MS, HOUR_MS } from '@vitrine/domain/duration'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const

/** Where the language's word for "now" is none of what has just been done; "现在更新" even asks to do it. */
const JUST_NOW: Readonly<Record<string, string>> = { ru: 'только что', uk: 'щойно', zh: '刚刚' }

/** "3 minutes ago", "yesterday", "now" in the words of a language or locale. */
export function formatAge(ageMs: number, locale: string): string {
  const justNow = JUST_NOW[locale.slice(0, 2)]
  if (ageMs < 1_000 && justNow) return justNow
  const [unit, size] = UNITS.find(([, each]) => ageMs >= each) ?? (['second', 1_000] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(ageMs / size), unit)
}
