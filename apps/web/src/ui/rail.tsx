import type { ReactNode } from 'react'
import styles from './rail.module.css'

/** Scrolls sideways; the next card always shows an edge. Reachable by keyboard through the links inside. */
export function Rail({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={`wrap ${styles.rail}`} aria-label={label}>
      {children}
    </ul>
  )
}
