import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useStore } from '#web/ui/shop-context.tsx'

/** Sums of a money that may be another than the store's, written as its reader writes numbers. */
export function useSum(currency: string | undefined): (amount: number) => string {
  const store = useStore()
  const of = STORE_VIEWS.find(({ currencyCode }) => currencyCode === currency) ?? store
  return (amount) =>
    formatPrice(amount, {
      locale: store.locale,
      currencySign: of.currencySign,
      pricePattern: store.pricePattern,
    })
}
