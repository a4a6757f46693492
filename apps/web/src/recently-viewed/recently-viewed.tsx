import type { ProductCard } from '@vitrine/domain/catalog/product'
import { lazy, Suspense, useEffect, useState } from 'react'

/** A line that fails costs the shelf, not the page it stands on. */
const LazyRail = lazy(() =>
  import('./rail/recent-rail.tsx').then(
    ({ RecentRail }) => ({ default: RecentRail }),
    () => ({ default: () => null }),
  ),
)

/**
 * What this browser has looked at. `product`, the one the page is about, is put to the front and not shown. Nobody's
 * first paint has it, so it comes with a script of its own once the page is alive.
 */
export function RecentlyViewed({ product }: { product?: ProductCard }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null
  return (
    <Suspense>
      <LazyRail product={product} />
    </Suspense>
  )
}
