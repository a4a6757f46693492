import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './side-nav.module.css'

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
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        {head && <div className={styles.head}>{head}</div>}
        <nav className={styles.links} aria-label={label}>
          {links.map(({ to, label, count, begins, isExact }) => (
            <NavLink
              key={to}
              to={to}
              end={isExact ?? false}
              className={begins ? styles.begins : undefined}
              ref={keepInView}
            >
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

/** The tab one stands on is seen, however many are before it. */
function keepInView(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (!link || !row || link.getAttribute('aria-current') !== 'page') return
  const hidden = link.offsetLeft + link.offsetWidth - row.offsetLeft - row.clientWidth
  if (hidden > 0) row.scrollLeft = hidden
}
