import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { addsTaxLater } from '@vitrine/domain/pricing/tax/zip-tax'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** What the price holds, and what comes on top of it. */
export function TaxNote({ type }: { type: ProductType }) {
  const t = useT()
  const isLater = addsTaxLater(useStore())
  const posted = t(isLater ? 'product.taxLater' : 'product.taxIncluded')
  const unposted = t(isLater ? 'product.taxLaterVirtual' : 'product.taxIncludedVirtual')
  return <p className="type-caption tone-third">{isVirtualProduct(type) ? unposted : posted}</p>
}
