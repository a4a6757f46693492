import { useRootData } from './loaded/root-data.ts'
import { NO_INFO, type ShopInfo } from './shop-info.ts'

export const useShopInfo = (): ShopInfo => useRootData().info ?? NO_INFO
