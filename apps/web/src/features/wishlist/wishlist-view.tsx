import { useClient } from '#web/engine/use-client.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { CardPage, NoCards } from '#web/ui/product-card/card-page.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ShareWishlist } from './share-wishlist.tsx'
import { askCards, rememberedCard } from './wish-cards.ts'
import { WishGrid } from './wish-grid.tsx'
import styles from './wishlist.module.css'

export function WishlistView() {
  const t = useT()
  const client = useClient()
  const isOnline = useIsOnline()
  const { isLoaded, items } = useWishlist()
  const skus = items.map(({ sku }) => sku)
  // Taking one out asks nothing anew: what is known of the rest still holds.
  const key = skus.length > 0 && isOnline ? `wishes ${skus.toSorted().join(',')}` : null
  const { latest, error, retry } = useAnswer(key, () => askCards(client, skus))
  const wishes = items.map((item) => ({
    card: latest?.get(item.sku) ?? rememberedCard(item),
    since: { price: latest?.has(item.sku) ? item.price_then : null, at: item.added_at },
  }))
  return (
    <CardPage title={t('wishlist.title')} isBusy={!isLoaded} tools={wishes.length > 0 && <ShareWishlist />}>
      {wishes.length > 0 && !isOnline && <Note tone="info">{t('wishlist.offline')}</Note>}
      {wishes.length > 0 && isOnline && error !== undefined && (
        <div className={styles.state}>
          <Note tone="error">{t('wishlist.failed')}</Note>
          <Button look="line" onClick={retry}>
            {t('sync.retry')}
          </Button>
        </div>
      )}
      {isLoaded && wishes.length === 0 && (
        <NoCards
          title={t('wishlist.empty')}
          hint={t('wishlist.emptyHint')}
          action={t('wishlist.emptyAction')}
        />
      )}
      <WishGrid wishes={wishes} />
    </CardPage>
  )
}
