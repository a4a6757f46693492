import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ShownWishes } from './use-shown-wishes.ts'
import styles from './wishlist.module.css'

/** Why prices and stock are not those of today, where they are not. */
export function WishesState({ wishes, isOnline, hasFailed, retry }: ShownWishes) {
  const t = useT()
  if (wishes.length === 0) return null
  if (!isOnline) return <Note tone="info">{t('wishlist.offline')}</Note>
  if (!hasFailed) return null
  return (
    <div className={styles.state}>
      <Note tone="error">{t('wishlist.failed')}</Note>
      <Button look="line" onClick={retry}>
        {t('sync.retry')}
      </Button>
    </div>
  )
}
