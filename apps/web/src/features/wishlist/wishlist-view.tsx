import { CardPage, NoCards } from '#web/ui/product-card/card-page.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ShareWishlist } from './share-wishlist.tsx'
import { useShownWishes } from './use-shown-wishes.ts'
import { WishGrid } from './wish-grid.tsx'
import { WishLetters } from './wish-letters.tsx'
import { WishesState } from './wishes-state.tsx'

export function WishlistView() {
  const t = useT()
  const shown = useShownWishes()
  const { wishes, isLoaded, isMissing } = shown
  return (
    <CardPage title={t('wishlist.title')} isBusy={!isLoaded} tools={wishes.length > 0 && <ShareWishlist />}>
      <WishesState {...shown} />
      {isLoaded && !isMissing && wishes.length === 0 && (
        <NoCards
          title={t('wishlist.empty')}
          hint={t('wishlist.emptyHint')}
          action={t('wishlist.emptyAction')}
        />
      )}
      {wishes.length > 0 && <WishLetters />}
      <WishGrid wishes={wishes} />
    </CardPage>
  )
}
