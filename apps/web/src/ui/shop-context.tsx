// The skin every part draws with: texts of the language, prices and dates of the store view.
import type { StoreView } from '@vitrine/domain/store/store-view'
import { type Translate, withShop } from '@vitrine/i18n/create-translate'
import { formatPrice } from '@vitrine/i18n/format-price'
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'

type Shop = { store: StoreView; t: Translate }
const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ children, store, t }: Shop & { children: ReactNode }) {
  const shop = useMemo(() => ({ store, t: withShop(t, store.shopName) }), [store, t])
  return <ShopContext value={shop}>{children}</ShopContext>
}

function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('outside of ShopProvider')
  return shop
}

export const useT = (): Translate => useShop().t
export const useStore = (): StoreView => useShop().store

/** Major units to the store's way of writing a price. */
export function usePrice(): (major: number) => string {
  const { store } = useShop()
  return useCallback((major: number) => formatPrice(major, store), [store])
}

/** Between two sentences. A full stop of Chinese brings its own. */
export function Gap() {
  return useStore().language === 'zh' ? null : ' '
}
