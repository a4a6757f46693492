import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'

/** Holds the room of what is on its way, and shows that something is. */
export const AccountBusy = () => (
  <div className={styles.busy} aria-busy="true">
    <i />
    <i />
    <i />
  </div>
)

/** Without a line the fault is not the shop's, and is not called so. */
export function AccountFailed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <div className={styles.failed} role="alert">
      <p>{t(navigator.onLine ? 'account.failed' : 'account.noLine')}</p>
      <Button onClick={onRetry}>{t('checkout.tryAgain')}</Button>
    </div>
  )
}
