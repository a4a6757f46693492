import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { usePrefetchAtRest } from '#web/lib/panel/use-prefetch-at-rest.ts'
import { isWishlistOpen } from '#web/lib/panel/wishlist-panel.ts'
import { useWatched } from '#web/lib/use-watched.ts'

const WishlistPanel = lazyPanel(
  async () => (await import('#web/features/wishlist/wishlist-panel.tsx')).WishlistPanel,
)

/** It must also open after the line is gone. */
export function WishlistOpener() {
  usePrefetchAtRest(WishlistPanel)
  const isOpen = useWatched(isWishlistOpen)
  return (
    <WishlistPanel
      isOpen={isOpen}
      onOpen={() => isWishlistOpen.set(true)}
      onClose={() => isWishlistOpen.set(false)}
    />
  )
}
