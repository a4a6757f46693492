import type { ReactNode } from 'react'
import { HANGER } from './hanger-outline.ts'
import styles from './state-page.module.css'

type StatePageProps = { title: string; text: ReactNode; acts: ReactNode; pictureLabel: string }

/** One picture, one sentence, one action. */
export function StatePage({ title, text, acts, pictureLabel }: StatePageProps) {
  return (
    <section className={`wrap ${styles.state}`}>
      <svg className={styles.hanger} viewBox="0 0 324 489" role="img" aria-label={pictureLabel}>
        {HANGER.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </svg>
      <div className={styles.words}>
        <h1 className="type-hero">{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.acts}>{acts}</div>
      </div>
    </section>
  )
}
