import { useRouteLoaderData } from 'react-router'
import { NO_INFO, type ShopInfo } from './shop-info.ts'

export function useShopInfo(): ShopInfo {
  return (useRouteLoaderData('root') as { info?: ShopInfo } | undefined)?.info ?? NO_INFO
}
