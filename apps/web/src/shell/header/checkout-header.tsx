import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './checkout-header.module.css'
import { Wordmark } from './wordmark.tsx'

/** Nothing at the checkout leads away but the way back. */
export function CheckoutHeader() {
  const t = useT()
  return (
    <header className={styles.header}>
      <Link to="/cart" className={styles.back}>
        <Icon name="left" size="small" />
        <span>{t('checkout.back')}</span>
      </Link>
      <Link to="/" className={styles.home}>
        <Wordmark label={t('shell.homeLink')} />
      </Link>
      <span />
    </header>
  )
}
