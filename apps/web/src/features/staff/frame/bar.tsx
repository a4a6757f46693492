import { Link } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './bar.module.css'
import { openPanel } from './frame-panels.ts'
import { ScopeMenu } from './scope-menu.tsx'

/** Of which store one works, where everything is found; at its end, what tells of the whole shop. */
export function Bar() {
  const t = useT()
  const { shopName } = useStore()
  return (
    <header className={styles.bar}>
      <Link to="/admin" className={styles.mark}>
        {shopName}
      </Link>
      <ScopeMenu />
      <button type="button" className={styles.find} onClick={() => openPanel('find')}>
        <Icon name="search" size="small" />
        <span>{t('staff.find')}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      <div className={styles.end}>
        <IconButton icon="info" label={t('staff.keysTitle')} onClick={() => openPanel('keys')} />
      </div>
    </header>
  )
}
