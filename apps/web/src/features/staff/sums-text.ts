import { type Reader, sumIn } from '#web/lib/price/sum-in.ts'

export type { Reader } from '#web/lib/price/sum-in.ts'

type Money = { sum: number; currency: string }

/** Of a money that may be another than the store's, written as its reader writes numbers. */
export const sumText = (reader: Reader, money: Money): string => sumIn(reader, money)

/** Each money apart; a dash where there is none. */
export function sumsText(reader: Reader, sums: readonly Money[]): string {
  const texts = sums.filter(({ sum }) => sum !== 0).map((money) => sumText(reader, money))
  return texts.length === 0 ? '–' : texts.join(' + ')
}
