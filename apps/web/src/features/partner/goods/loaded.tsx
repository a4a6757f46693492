import type { ReactNode } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { failureText } from '../failure-text.ts'
import { type Shape, Waiting } from '../waiting/waiting.tsx'

type LoadedProps<T> = { question: Question<T>; as?: Shape; children(answer: T): ReactNode }

/** What was answered last stays while the next is on its way; what failed is told, and can be asked again. */
export function Loaded<T>({ question: { latest, error, retry }, as, children }: LoadedProps<T>) {
  return (
    <>
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {latest === undefined && error === undefined && <Waiting as={as ?? 'rows'} />}
      {latest !== undefined && children(latest)}
    </>
  )
}
