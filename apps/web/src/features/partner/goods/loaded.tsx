import type { ReactNode } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { failureText } from '../failure-text.ts'
import styles from './goods.module.css'

type LoadedProps<T> = { question: Question<T>; children(answer: T): ReactNode }

/** What was answered last stays while the next is on its way; what failed is told, and can be asked again. */
export function Loaded<T>({ question: { latest, error, retry }, children }: LoadedProps<T>) {
  return (
    <>
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {latest === undefined ? (
        <div className={styles.busy} aria-busy={error === undefined} />
      ) : (
        children(latest)
      )}
    </>
  )
}
