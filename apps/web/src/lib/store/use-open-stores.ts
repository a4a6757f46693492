import type { StoreView } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { useShopInfo } from '../use-shop-info.ts'

/** Those a shopper may go to. */
export function useOpenStores(): readonly StoreView[] {
  const { closedStores = [] } = useShopInfo()
  return STORE_VIEWS.filter(({ code, enabled }) => enabled && !closedStores.includes(code))
}
