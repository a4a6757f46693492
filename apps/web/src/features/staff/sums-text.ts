import { formatMoney, type Money, type MoneyReader } from '@vitrine/i18n/figures/format-money'

/** Each money apart; a dash where there is none. */
export function sumsText(reader: MoneyReader, sums: readonly Money[]): string {
  const texts = sums.filter(({ sum }) => sum !== 0).map((money) => formatMoney(money, reader))
  return texts.length === 0 ? '–' : texts.join(' + ')
}
