import type { ReactNode } from 'react'
import styles from './goods.module.css'

/** One sentence with the next step, and the step. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section className={styles.empty}>
      <p>{text}</p>
      {children}
    </section>
  )
}
