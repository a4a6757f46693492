import type { ReactNode } from 'react'
import { ShopProvider, useStore, useT } from '#web/ui/shop-context.tsx'
import { useStores } from './stores-context.tsx'

type InMoneyProps = { currency: string; children: ReactNode }

/** Prices of an order in the money it was sold for, with the tax they hold: one of a closed store is read in another. */
export function InMoneyOf({ currency, children }: InMoneyProps) {
  const store = useStore()
  const t = useT()
  const sold = useStores().find(({ currencyCode }) => currencyCode === currency)
  if (store.currencyCode === currency || sold === undefined) return children
  const { currencyCode, currencySign, pricePattern, pricesIncludeTax, defaultCountry } = sold
  const money = { currencyCode, currencySign, pricePattern, pricesIncludeTax, defaultCountry }
  return (
    <ShopProvider store={{ ...store, ...money }} t={t}>
      {children}
    </ShopProvider>
  )
}
