import { CallError } from '@vitrine/contract/reply'
import { getSharedWishlist } from '@vitrine/contract/wishlist/wishlist'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CardPage } from '#web/ui/product-card/card-page.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { askCards, rememberedCard } from './wish-cards.ts'
import { WishGrid } from './wish-grid.tsx'
import styles from './wishlist.module.css'

/** Somebody else's list: to read, and to put into one's own. */
export function SharedWishlistView({ code }: { code: string }) {
  const t = useT()
  const client = useClient()
  const { latest, error, retry } = useAnswer(code, async () => {
    const { items } = await client.call(getSharedWishlist, { query: { code } })
    const skus = items.map(({ sku }) => sku)
    const cards = await askCards(client, skus).catch(() => undefined)
    return items.map((item) => ({ card: cards?.get(item.sku) ?? rememberedCard(item) }))
  })
  const isGone = error instanceof CallError && error.code === 404
  const hasFailed = error !== undefined && latest === undefined
  return (
    <CardPage title={t('wishlist.shared')} isBusy={!latest && !error}>
      {hasFailed && (
        <div className={styles.state} role="alert">
          <p className="type-section">{t(isGone ? 'wishlist.sharedGone' : 'wishlist.shareFailed')}</p>
          {isGone && <p className="tone-second">{t('wishlist.sharedGoneHint')}</p>}
          {isGone ? (
            <ButtonLink to="/">{t('wishlist.emptyAction')}</ButtonLink>
          ) : (
            <Button onClick={retry}>{t('sync.retry')}</Button>
          )}
        </div>
      )}
      {latest && (
        <>
          <p className={`tone-second ${styles.state}`}>{t('wishlist.sharedHint')}</p>
          <WishGrid wishes={latest} />
        </>
      )}
    </CardPage>
  )
}
