import type { StoreView } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { formatPrice } from '@vitrine/i18n/format-price'

export type Reader = Pick<StoreView, 'locale' | 'currencySign' | 'pricePattern'>

/** Of a money that may be another than the store's, written as its reader writes numbers; one no store sells in by its code. */
export function sumIn(reader: Reader, { sum, currency }: { sum: number; currency: string }): string {
  const of = STORE_VIEWS.find(({ currencyCode }) => currencyCode === currency)
  const { locale, pricePattern } = reader
  if (of) return formatPrice(sum, { locale, pricePattern, currencySign: of.currencySign })
  return formatPrice(sum, { locale, pricePattern: '{amount} {sign}', currencySign: currency })
}
