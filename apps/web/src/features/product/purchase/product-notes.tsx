import type { Product } from '@vitrine/domain/catalog/product'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

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
