import { MAX_CART_LINES } from '@vitrine/domain/cart/to-quantity'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../cart-empty.module.css'

/** A bag of which nothing is left to order, or more than one order takes; `count` lines could be bought. */
export function NotOrderable({ count }: { count: number }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  // It may take the place of the form, and of the button that was pressed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.empty}>
      <h1 className="type-section" tabIndex={-1} ref={heading}>
        {t('checkout.title')}
      </h1>
      <Note tone="error">
        {count === 0
          ? t('checkout.nothingLeft')
          : t('checkout.tooManyLines', { count, most: MAX_CART_LINES })}
      </Note>
      <ButtonLink to="/cart">{t('checkout.back')}</ButtonLink>
    </div>
  )
}
