import type { ProductType } from '@vitrine/domain/catalog/records'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { isSentByPost } from '../is-sent-by-post.ts'

/** What the price holds, and what comes on top of it. */
export function TaxNote({ type }: { type: ProductType }) {
  const t = useT()
  const { pricesIncludeTax } = useStore()
  const posted = t(pricesIncludeTax ? 'product.taxIncluded' : 'product.taxLater')
  const unposted = t(pricesIncludeTax ? 'product.taxIncludedVirtual' : 'product.taxLaterVirtual')
  return <p className="type-caption tone-third">{isSentByPost(type) ? posted : unposted}</p>
}
