import { NavLink } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../list-tabs.module.css'

const ROOMS = [
  ['/admin/catalogue', 'staff.ctgProducts'],
  ['/admin/catalogue/categories', 'staff.ctgTitle'],
  ['/admin/catalogue/attributes', 'staff.atrTitle'],
] as const

/** Products, and what they are found by. */
export function CatalogueTabs() {
  const t = useT()
  return (
    <nav className={styles.tabs} aria-label={t('staff.ctgRooms')}>
      {ROOMS.map(([to, words]) => (
        <NavLink key={to} to={to} end={to === '/admin/catalogue'}>
          {t(words)}
        </NavLink>
      ))}
    </nav>
  )
}
