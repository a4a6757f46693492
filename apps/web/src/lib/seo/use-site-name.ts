import { useStore } from '#web/ui/shop-context.tsx'
import { useShopInfo } from '../use-shop-info.ts'

/** What search engines and shared links call the site: the shop's own name, unless its settings name it otherwise. */
export function useSiteName(): string {
  const { shopName } = useStore()
  return useShopInfo().siteName ?? shopName
}
