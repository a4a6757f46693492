import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = { title: ReactNode; children: ReactNode; isOpen?: boolean; className?: string }

export function Fold({ title, children, isOpen = false, className }: FoldProps) {
  return (
    <details className={[styles.fold, className].filter(Boolean).join(' ')} open={isOpen}>
      <summary>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
