import type { Membership } from '@vitrine/contract/partner/membership'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './partner-frame.module.css'

/** The name first; who has given none is called by the handle. */
export function Who({ me }: { me: Membership }) {
  const t = useT()
  const handle = me.handle === '' ? '' : `@${me.handle}`
  const name = me.name || handle || t('partner.title')
  const since = me.since === null || me.ended_at ? '' : String(new Date(me.since).getFullYear())
  return (
    <p className={styles.who}>
      {name}
      {since && (
        <span className={styles.since}>
          {handle && handle !== name
            ? t('partner.handleSince', { handle, year: since })
            : t('partner.since', { year: since })}
        </span>
      )}
    </p>
  )
}
