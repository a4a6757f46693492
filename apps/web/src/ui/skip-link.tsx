import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** Seen by who goes through a page by keyboard: leads past what comes before `to`, the id of an element. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  )
}
