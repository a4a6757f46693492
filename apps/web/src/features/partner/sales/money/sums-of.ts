import { toMajor, toMinor } from '@vitrine/domain/money/money'

/** To the cent, each currency by itself. */
export function sumsOf(all: readonly { currency: string; sum: number }[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { currency, sum } of all) sums[currency] = toMajor(toMinor(sums[currency] ?? 0) + toMinor(sum))
  return sums
}
