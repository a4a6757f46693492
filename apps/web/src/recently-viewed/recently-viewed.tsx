import type { ProductCard } from '@vitrine/domain/catalog/product'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { hasViewed, isOfViewed } from './viewed-key.ts'

/** A line that fails costs the shelf, not the page it stands on. */
const LazyRail = lazy(() =>
  import('./rail/recent-rail.tsx').then(
    ({ RecentRail }) => ({ default: RecentRail }),
    () => ({ default: () => null }),
  ),
)

/**
 * What this browser has looked at. `product`, the one the page is about, is put to the front and not shown. Nobody's
 * first paint has it, so it comes with a script of its own once the page is alive, and there is something to show or to remember.
 */
export function RecentlyViewed({ product }: { product?: ProductCard }) {
  const { code } = useStore()
  const [isOfUse, setOfUse] = useState(false)
  const isToRemember = product !== undefined
  useEffect(() => {
    setOfUse(isToRemember || hasViewed(code))
    const follow = ({ key }: StorageEvent) => isOfViewed(code, key) && setOfUse(true)
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [code, isToRemember])
  if (!isOfUse) return null
  return (
    <Suspense>
      <LazyRail product={product} />
    </Suspense>
  )
}
