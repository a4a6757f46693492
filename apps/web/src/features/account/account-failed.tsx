import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'

export function AccountFailed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <div className={styles.part} role="alert">
      <p>{t('account.failed')}</p>
      <Button onClick={onRetry}>{t('checkout.tryAgain')}</Button>
    </div>
  )
}
