import type { StoreView } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { formatPrice } from '@vitrine/i18n/format-price'

type Money = { sum: number; currency: string }
export type Reader = Pick<StoreView, 'locale' | 'currencySign' | 'pricePattern'>

/** Of a money that may be another than the store's, written as its reader writes numbers. */
export function sumText({ locale, currencySign, pricePattern }: Reader, { sum, currency }: Money): string {
  const of = STORE_VIEWS.find(({ currencyCode }) => currencyCode === currency)
  return formatPrice(sum, { locale, pricePattern, currencySign: of?.currencySign ?? currencySign })
}

/** Each money apart; a dash where there is none. */
export function sumsText(reader: Reader, sums: readonly Money[]): string {
  const texts = sums.filter(({ sum }) => sum !== 0).map((money) => sumText(reader, money))
  return texts.length === 0 ? '–' : texts.join(' + ')
}
