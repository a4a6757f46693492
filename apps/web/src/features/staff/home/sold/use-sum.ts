import { useStore } from '#web/ui/shop-context.tsx'
import { sumText } from '../../sum-text.ts'

export function useSum(currency: string | undefined): (sum: number) => string {
  const store = useStore()
  return (sum) => sumText(store, { sum, currency: currency ?? store.currencyCode })
}
