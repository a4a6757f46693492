import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** What the price holds, and what comes on top of it. */
export function TaxNote({ type }: { type: ProductType }) {
  const t = useT()
  const { pricesIncludeTax } = useStore()
  const posted = t(pricesIncludeTax ? 'product.taxIncluded' : 'product.taxLater')
  const unposted = t(pricesIncludeTax ? 'product.taxIncludedVirtual' : 'product.taxLaterVirtual')
  return <p className="type-caption tone-third">{isVirtualProduct(type) ? unposted : posted}</p>
}
