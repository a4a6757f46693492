import type { StoreView } from '@vitrine/domain/store/store-view'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useMemo } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore } from '#web/ui/shop-context.tsx'

export type Reader = Pick<StoreView, 'locale' | 'pricePattern'> & {
  /** Each writes its money with a sign. */
  stores: readonly StoreView[]
}

export function useReader(): Reader {
  const { locale, pricePattern } = useStore()
  const stores = useStores()
  return useMemo(() => ({ locale, pricePattern, stores }), [locale, pricePattern, stores])
}

/** Of a money that may be another than the store's, written as its reader writes numbers; one no store sells in by its code. */
export function sumIn(reader: Reader, { sum, currency }: { sum: number; currency: string }): string {
  const { locale, pricePattern, stores } = reader
  const of = stores.find(({ currencyCode }) => currencyCode === currency)
  if (of) return formatPrice(sum, { locale, pricePattern, currencySign: of.currencySign })
  return formatPrice(sum, { locale, pricePattern: '{amount} {sign}', currencySign: currency })
}
