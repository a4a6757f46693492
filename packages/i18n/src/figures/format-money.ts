import type { StoreView } from '@vitrine/domain/store/store-view'
import { formatPrice } from '../format-price.ts'

/** Major units; the code may be of a money no store sells in. */
export type Money = { sum: number; currency: string }
export type MoneyReader = Pick<StoreView, 'locale' | 'pricePattern'> & {
  /** Each writes its money with a sign. */
  stores: readonly StoreView[]
}

/** Of a money that may be another than the store's, written as its reader writes prices; one no store sells in by its code. */
export function formatMoney({ sum, currency }: Money, { locale, pricePattern, stores }: MoneyReader): string {
  const of = stores.find(({ currencyCode }) => currencyCode === currency)
  if (of) return formatPrice(sum, { locale, pricePattern, currencySign: of.currencySign })
  return formatPrice(sum, { locale, pricePattern: '{amount} {sign}', currencySign: currency })
}
