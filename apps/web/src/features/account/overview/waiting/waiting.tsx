import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../overview.module.css'
import type { WaitingRow } from './use-waiting-rows.ts'

/** What one may want to see to; nothing where nothing waits. */
export function Waiting({ rows }: { rows: readonly WaitingRow[] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section className={styles.waiting}>
      <h2 className="type-section">{t('account.waiting')}</h2>
      <ul>
        {rows.map(({ to, title, hint, image }) => (
          <li key={title}>
            <Link to={to}>
              <span>
                {title}
                <small className="tone-second">{hint}</small>
              </span>
              {image ? (
                <span className={styles.thing}>
                  <Picture path={image} size="cart" alt="" />
                </span>
              ) : (
                <Icon name="right" size="tiny" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
