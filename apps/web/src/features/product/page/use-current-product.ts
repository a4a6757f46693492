import type { Product } from '@vitrine/domain/catalog/product'
import { useEffect, useState } from 'react'
import { useGuestClient } from '#web/engine/use-client.ts'
import { afterPaint } from '#web/ui/lazy/after-paint.ts'

/** A page may have been rendered a day ago: prices and stock are asked for once more when it is shown. */
export function useCurrentProduct(product: Product): Product {
  const client = useGuestClient()
  const [current, setCurrent] = useState<{ of: Product; product: Product }>()
  useEffect(() => {
    let isShown = true
    const ask = async () => {
      const { askCurrent } = await import('./late-parts.ts')
      const next = await askCurrent(product, client)
      if (isShown) setCurrent({ of: product, product: next })
    }
    // Not needed for the first paint, so not part of what it waits for. Where the code does not come, the page stands as it was rendered.
    const callOff = afterPaint(() => void ask().catch(() => undefined))
    return () => {
      isShown = false
      callOff()
    }
  }, [product, client])
  return current?.of === product ? current.product : product
}
