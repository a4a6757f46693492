import { useRecentlyViewed } from './use-recently-viewed.ts'

/** How many are remembered on this device. */
export const useViewedCount = (): number => useRecentlyViewed(undefined).list.length
