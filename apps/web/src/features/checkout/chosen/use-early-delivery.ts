import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import { useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
import { useStore } from '#web/ui/shop-context.tsx'

export type EarlyDelivery = {
  isAsked: boolean
  isAgreed: boolean
  /** Said once the order was to be sent without it. */
  isMissing: boolean
  agree(yes: boolean): void
  check(): boolean
}

/** What is mailed at once cannot be withdrawn from: the law of the Union wants that agreed to, and known (article 16 m). */
export function useEarlyDelivery(): EarlyDelivery {
  const { lines } = useCart()
  const store = useStore()
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const isAsked =
    isStoreOfUnion(store) && lines.some(({ product_type }) => isVirtualProduct(product_type as ProductType))
  return {
    isAsked,
    isAgreed: isAsked && isAgreed,
    isMissing: isAsked && isTried && !isAgreed,
    agree: setAgreed,
    check() {
      setTried(true)
      return !isAsked || isAgreed
    },
  }
}
