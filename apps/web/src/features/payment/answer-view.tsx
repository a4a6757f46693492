import type { ReactNode } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import styles from './payment.module.css'

type AnswerProps = {
  title: string
  children: ReactNode
  facts: readonly (readonly [name: string, value: string])[]
  /** What was ordered, as a picture. */
  picture: string | null
}

/** One picture, what the bank says, and what can be done about it. */
export function AnswerView({ title, children, facts, picture }: AnswerProps) {
  return (
    <section className={`wrap ${styles.answer}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture path={picture} size="gallery" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h1 className="type-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
