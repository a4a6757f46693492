import type { MoneyReader } from '@vitrine/i18n/figures/format-money'
import { useMemo } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore } from '#web/ui/shop-context.tsx'

export function useMoneyReader(): MoneyReader {
  const { locale, pricePattern } = useStore()
  const stores = useStores()
  return useMemo(() => ({ locale, pricePattern, stores }), [locale, pricePattern, stores])
}
