import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

/** A sentence that stands where the problem is; failures are said aloud at once. */
export function Note({ tone, children }: { tone: 'warn' | 'error' | 'info'; children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'info' ? 'info' : 'warn'} size="small" />
      <div>{children}</div>
    </div>
  )
}
