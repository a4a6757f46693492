import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './side-nav.module.css'
import { useCurrentInMiddle } from './use-current-in-middle.ts'

export type SideLink = {
  to: string
  label: string
  /** How many there are, or how much, where that is known. */
  count?: number | string | undefined
  /** A line above it: another group begins. */
  begins?: boolean
  /** Current only where the address is exactly this. */
  isExact?: boolean
}
type SideNavProps = {
  label: string
  links: readonly SideLink[]
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A column of links beside its pages; on narrow screens a row of tabs above them. */
export function SideNav({ label, links, head, foot, children }: SideNavProps) {
  const row = useCurrentInMiddle(useLocation().pathname)
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        {head && <div className={styles.head}>{head}</div>}
        <nav className={styles.links} aria-label={label} ref={row}>
          {links.map(({ to, label, count, begins, isExact }) => (
            <NavLink key={to} to={to} end={isExact ?? false} className={begins ? styles.begins : undefined}>
              {label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </NavLink>
          ))}
        </nav>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.within}>{children}</div>
    </div>
  )
}
