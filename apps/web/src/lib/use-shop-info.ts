import { useStore } from '#web/ui/shop-context.tsx'
import { useRootData } from './loaded/root-data.ts'
import { NO_INFO, type ShopInfo } from './shop-info.ts'

export const useShopInfo = (): ShopInfo => useRootData().info ?? NO_INFO

/** What search engines and shared links call the site: the shop's own name, unless its settings name it otherwise. */
export function useSiteName(): string {
  const { shopName } = useStore()
  return useShopInfo().siteName ?? shopName
}
