import { CardPage, NoCards } from '#web/ui/product-card/card-page.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ShareWishlist } from './share-wishlist.tsx'
import { useShownWishes } from './use-shown-wishes.ts'
import { ComingWishes, WishGrid } from './wish-grid.tsx'
import { WishLetters } from './wish-letters.tsx'
import { WishesState } from './wishes-state.tsx'

export function WishlistView() {
  const t = useT()
  const shown = useShownWishes()
  const { wishes, isLoaded, isAsked, isMissing } = shown
  const tools = wishes.length > 0 && <ShareWishlist />
  return (
    <CardPage title={t('wishlist.title')} isBusy={!isLoaded || isAsked} tools={tools}>
      <WishesState {...shown} />
      {isLoaded && !isMissing && wishes.length === 0 && (
        <NoCards
          title={t('wishlist.empty')}
          hint={t('wishlist.emptyHint')}
          action={t('wishlist.emptyAction')}
        />
      )}
      {wishes.length > 0 && <WishLetters />}
      {isAsked ? <ComingWishes wishes={wishes} /> : <WishGrid wishes={wishes} />}
    </CardPage>
  )
}
