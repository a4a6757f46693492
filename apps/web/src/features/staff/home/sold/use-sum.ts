import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore } from '#web/ui/shop-context.tsx'

export function useSum(currency: string | undefined): (sum: number) => string {
  const reader = useMoneyReader()
  const { currencyCode } = useStore()
  return (sum) => formatMoney({ sum, currency: currency ?? currencyCode }, reader)
}
