import { useReader } from '#web/lib/price/sum-in.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { sumText } from '../../sum-text.ts'

export function useSum(currency: string | undefined): (sum: number) => string {
  const reader = useReader()
  const { currencyCode } = useStore()
  return (sum) => sumText(reader, { sum, currency: currency ?? currencyCode })
}
