import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import styles from './card-page.module.css'

type PageProps = { title: string; isBusy: boolean; tools?: ReactNode; children: ReactNode }

/** A page of cards that somebody gathered: its title, what can be done with all of them, the cards. */
export function CardPage({ title, isBusy, tools, children }: PageProps) {
  return (
    <div className={`wrap ${styles.page}`} aria-busy={isBusy || undefined}>
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {title}
        </h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  )
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** Instead of cards: why there are none, and where to find some. */
export function NoCards({ title, hint, action }: { title: string; hint: string; action: string }) {
  return (
    <div className={styles.empty}>
      <Hanger />
      <p>
        <span className="type-strong">{title}</span>
        <br />
        <span className="tone-second">{hint}</span>
      </p>
      <ButtonLink to="/">{action}</ButtonLink>
    </div>
  )
}

/** Where a piece would hang. */
const Hanger = () => (
  <svg viewBox="0 0 324 489" className={styles.hanger} aria-hidden="true">
    <path d="M0 107h324" strokeWidth="6" />
    <path d="M162 176v-22c0-9 22-13 22-32a22 22 0 1 0-44 0M162 176 42 246c-12 7-7 24 7 24h226c14 0 19-17 7-24z" />
  </svg>
)
