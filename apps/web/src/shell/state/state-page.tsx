import type { ReactNode } from 'react'
import styles from './state-page.module.css'

type StatePageProps = { title: string; text: ReactNode; acts: ReactNode; pictureLabel: string }

/** One picture, one sentence, one action. */
export function StatePage({ title, text, acts, pictureLabel }: StatePageProps) {
  return (
    <section className={`wrap ${styles.state}`}>
      <svg className={styles.hanger} viewBox="0 0 324 489" role="img" aria-label={pictureLabel}>
        <path d="M0 107h324" />
        <path d="M162 176v-22c0-9 22-13 22-32a22 22 0 1 0-44 0" />
        <path d="M162 176 42 246c-12 7-7 24 7 24h226c14 0 19-17 7-24z" />
      </svg>
      <div className={styles.words}>
        <h1 className="type-hero">{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.acts}>{acts}</div>
      </div>
    </section>
  )
}
