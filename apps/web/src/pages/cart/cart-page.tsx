import { useCart } from '#web/engine/use-cart.ts'
import { CartContents } from '#web/features/cart/cart-contents.tsx'
import { CartEmpty } from '#web/features/cart/cart-empty.tsx'
import { ShareCart } from '#web/features/cart/share/share-cart.tsx'
import { GrandTotal } from '#web/features/cart/sums/grand-total.tsx'
import { CheckOut } from '#web/features/cart/waiting/check-out.tsx'
import { Head } from '#web/lib/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cart-page.module.css'

export default function CartPage() {
  const t = useT()
  const cart = useCart()
  const count = cart.lines.reduce((sum, line) => sum + line.qty, 0)
  const isEmpty = cart.lines.length === 0
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('cart.title')} />
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {t('cart.title')}
        </h1>
        {!isEmpty && <p className="tone-second">{t('cart.items', { count })}</p>}
      </header>
      {!cart.loaded ? (
        <div className={styles.skeleton} aria-busy="true" />
      ) : (
        <div className={isEmpty ? styles.empty : styles.columns}>
          <section aria-label={t('cart.title')}>
            <CartContents />
            {isEmpty && <CartEmpty />}
          </section>
          {!isEmpty && (
            <aside className={styles.side}>
              <GrandTotal totals={cart.totals} stale={cart.totalsStale} />
              <CheckOut />
              <ButtonLink to="/" look="line">
                {t('cart.continue')}
              </ButtonLink>
              <ShareCart />
            </aside>
          )}
        </div>
      )}
    </div>
  )
}
