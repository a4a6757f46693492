import { STANDING_FLAGS } from '@vitrine/domain/content/standing-flags'
import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './settings.module.css'

/** Where the page such a switch leads shoppers to is written: what it must be called nobody could guess. */
export function StandingPage({ flag }: { flag: string }) {
  const t = useT()
  const page = STANDING_PAGES.find(({ identifier }) => STANDING_FLAGS[identifier] === flag)
  if (!page) return null
  return (
    <p className={styles.hint}>
      <Link className="text-link" to={`/admin/content/page/${page.identifier}`}>
        {t('staff.setPageWrite', { name: page.identifier })}
      </Link>
    </p>
  )
}
