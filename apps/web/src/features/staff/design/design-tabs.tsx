import { NavLink } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../list-tabs.module.css'

const ROOMS = [
  ['/admin/design', 'staff.designHome'],
  ['/admin/design/skins', 'staff.skins'],
] as const

/** What stands on the home page, and what colours all pages of a store have. */
export function DesignTabs() {
  const t = useT()
  return (
    <nav className={styles.tabs} aria-label={t('staff.designRooms')}>
      {ROOMS.map(([to, words]) => (
        <NavLink key={to} to={to} end>
          {t(words)}
        </NavLink>
      ))}
    </nav>
  )
}
