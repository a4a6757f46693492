import { formatPrice } from '@vitrine/i18n/format-price'
import { useStore } from '#web/ui/shop-context.tsx'

/** Sums in the currency they were earned in, whatever the store shows. */
export function useMoney(currency: string): (amount: number) => string {
  const store = useStore()
  if (currency === store.currencyCode) return (amount) => formatPrice(amount, store)
  const form = new Intl.NumberFormat(store.locale, { style: 'currency', currency })
  return (amount) => form.format(amount)
}
