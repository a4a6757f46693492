import { useParams } from 'react-router'
import { SharedCartView } from '#web/features/cart/share/shared-cart.tsx'
import { Head } from '#web/lib/head.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cart-page.module.css'

export default function SharedCartPage() {
  const t = useT()
  const { code = '' } = useParams()
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('cart.shared')} />
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {t('cart.shared')}
        </h1>
      </header>
      <SharedCartView code={code} />
    </div>
  )
}
