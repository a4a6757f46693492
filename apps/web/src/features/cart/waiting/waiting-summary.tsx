import { useTray } from '#web/engine/use-tray.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { clockText, trayWords } from '#web/lib/tray/tray-words.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useCartStatus } from './use-cart-status.ts'
import styles from './waiting-summary.module.css'

const SHOWN = 3

/** Above the lines, while the shop cannot be told: what it does not know yet. */
export function WaitingSummary() {
  const t = useT()
  const { locale } = useStore()
  const { items } = useTray()
  const isOnline = useIsOnline()
  const { failures } = useCartStatus()
  if (items.length === 0 || (isOnline && failures === 0)) return null
  return (
    <section className={styles.summary} aria-label={t('sync.title')}>
      <header className={styles.head}>
        <Icon name={isOnline ? 'warn' : 'offline'} size="small" />
        <p role="status">{t(isOnline ? 'sync.silent' : 'sync.waits')}</p>
        <button type="button" className="text-link" onClick={() => isTrayOpen.set(true)}>
          {t('sync.details')}
        </button>
      </header>
      <ul>
        {items.slice(-SHOWN).map((item) => (
          <li key={item.id} className={styles.item}>
            <Icon name="clock" size="small" />
            <span>{trayWords(t, item)}</span>
            <span className="tone-third">{clockText(item.since, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
