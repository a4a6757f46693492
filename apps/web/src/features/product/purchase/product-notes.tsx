import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { Product } from '@vitrine/domain/catalog/product'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { addsTaxLater } from '@vitrine/domain/pricing/tax/zip-tax'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** A product that is merely sold out says so at its button; everything else that stands in the way is said here. */
const ERRORS: Record<string, MessageKey> = {
  links: 'purchase.errorLinks',
  price: 'purchase.errorPrice',
}

export function ProductNotes({ product: { errors, info } }: { product: Product }) {
  const t = useT()
  const wrong = Object.keys(errors).flatMap((key) => ERRORS[key] ?? [])
  return (
    <>
      {wrong.map((key) => (
        <Note key={key} tone="error">
          {t(key)}
        </Note>
      ))}
      {wrong.length === 0 && 'links' in info && <Note tone="info">{t('purchase.infoLinks')}</Note>}
    </>
  )
}

/** What the price holds, and what comes on top of it. */
export function TaxNote({ type }: { type: ProductType }) {
  const t = useT()
  const isLater = addsTaxLater(useStore())
  const posted = t(isLater ? 'product.taxLater' : 'product.taxIncluded')
  const unposted = t(isLater ? 'product.taxLaterVirtual' : 'product.taxIncludedVirtual')
  return <p className="type-caption tone-third">{isVirtualProduct(type) ? unposted : posted}</p>
}
