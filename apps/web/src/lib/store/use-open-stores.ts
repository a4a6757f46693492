import type { StoreView } from '@vitrine/domain/store/store-view'
import { useStores } from '#web/lib/store/stores-context.tsx'

/** Those a shopper may go to. */
export const useOpenStores = (): readonly StoreView[] => useStores().filter(({ enabled }) => enabled)
