// All of what was looked at, newest first; from this device, so it stands without a line, too.
import { useEffect, useState } from 'react'
import { CardGrid, CardPage, NoCards } from '#web/ui/product-card/card-page.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useRecentlyViewed } from '../rail/use-recently-viewed.ts'

export function RecentView() {
  const t = useT()
  const { list, clear } = useRecentlyViewed(undefined)
  // Nobody's list is in the server's page: whether it is empty the device knows.
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])
  const tools = list.length > 0 && (
    <>
      <span className="tone-second">{t('recent.count', { count: list.length })}</span>
      <button type="button" className="text-link" onClick={clear}>
        {t('recent.clear')}
      </button>
    </>
  )
  return (
    <CardPage title={t('recent.title')} isBusy={!isRead} tools={tools}>
      {isRead && list.length === 0 && (
        <NoCards title={t('recent.empty')} hint={t('recent.emptyHint')} action={t('recent.emptyAction')} />
      )}
      <CardGrid>
        {list.map(({ sku, card }) => (
          <li key={sku}>
            <ProductCard product={card} />
          </li>
        ))}
      </CardGrid>
    </CardPage>
  )
}
