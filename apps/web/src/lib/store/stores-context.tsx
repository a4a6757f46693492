import type { StoreView } from '@vitrine/domain/store/store-view'
import { createContext, type ReactNode, use } from 'react'

const StoresContext = createContext<readonly StoreView[] | null>(null)

export function StoresProvider({ children, stores }: { children: ReactNode; stores: readonly StoreView[] }) {
  return <StoresContext value={stores}>{children}</StoresContext>
}

/** All there are, as the page was told them: those that are closed, too. */
export function useStores(): readonly StoreView[] {
  const stores = use(StoresContext)
  if (!stores) throw new Error('outside of StoresProvider')
  return stores
}

/** Those a shopper may go to. */
export const useOpenStores = (): readonly StoreView[] => useStores().filter(({ enabled }) => enabled)
