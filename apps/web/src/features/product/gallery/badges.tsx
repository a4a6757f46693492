import type { Product } from '@vitrine/domain/catalog/product'
import { announcedPercent } from '@vitrine/domain/pricing/discount'
import { Badge } from '#web/ui/product-card/badge.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { Quote } from '../purchase/selection.ts'

/** As on the card in a list: how much less it costs, and that it is new. */
export function Badges({ product, quote }: { product: Product; quote: Quote }) {
  const t = useT()
  const percent = announcedPercent(quote, useStore())
  return (
    <>
      {percent > 0 && <Badge isSale>{t('list.discount', { percent })}</Badge>}
      {product.new && <Badge>{t('list.new')}</Badge>}
    </>
  )
}
