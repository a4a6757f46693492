import type { ReactNode } from 'react'
import styles from './goods.module.css'

/** The name of a room and, beside it, what holds for all of it. */
export function HeadRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.headRow}>
      <h1 className="type-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
