import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
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
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const current = pathname && row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!current) return
    toMiddle(current)
    // Words are as wide as they stay only in their own letters.
    void document.fonts?.ready.then(() => toMiddle(current))
  }, [pathname])
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

/** The tab one stands on is seen, and so is that there are others on both sides of it. */
function toMiddle(link: HTMLElement): void {
  const row = link.parentElement
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
