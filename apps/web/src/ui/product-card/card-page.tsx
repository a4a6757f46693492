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
      <p className="type-strong">{title}</p>
      <p className="tone-second">{hint}</p>
      <ButtonLink to="/">{action}</ButtonLink>
    </div>
  )
}
