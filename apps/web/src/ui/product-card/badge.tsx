import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({ isSale, children }: { isSale?: boolean; children: ReactNode }) {
  return <span className={isSale ? `${styles.badge} ${styles.sale}` : styles.badge}>{children}</span>
}
