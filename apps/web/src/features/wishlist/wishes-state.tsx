import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ShownWishes } from './use-shown-wishes.ts'
import styles from './wishlist.module.css'

/** Why the list, or prices and stock of today, are not here, where they are not. */
export function WishesState({ wishes, isMissing, look, isOnline, hasFailed, retry }: ShownWishes) {
  const t = useT()
  if (isMissing) return <Failed text={t('wishlist.notLoaded')} onRetry={look} />
  if (wishes.length === 0) return null
  if (!isOnline) return <Note tone="info">{t('wishlist.offline')}</Note>
  if (!hasFailed) return null
  return <Failed text={t('wishlist.failed')} onRetry={retry} />
}

function Failed({ text, onRetry }: { text: string; onRetry(): unknown }) {
  const t = useT()
  return (
    <div className={styles.state}>
      <Note tone="error">{text}</Note>
      <Button look="line" onClick={() => void onRetry()}>
        {t('sync.retry')}
      </Button>
    </div>
  )
}
