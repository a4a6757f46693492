import { useStore } from '#web/ui/shop-context.tsx'

/** Sums of partners are of many currencies, whatever the store one stands in. */
export function useSums(): (currency: string) => Intl.NumberFormat {
  const { locale } = useStore()
  return (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency })
}
