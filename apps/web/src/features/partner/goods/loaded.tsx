import type { ReactNode } from 'react'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './goods.module.css'

type LoadedProps<T> = { question: Question<T>; children(answer: T): ReactNode }

/** What was answered last stays while the next is on its way; what failed is told, and can be asked again. */
export function Loaded<T>({ question: { latest, error, retry }, children }: LoadedProps<T>) {
  const t = useT()
  return (
    <>
      {error !== undefined && (
        <Note tone="error">
          {t('partner.failed')}{' '}
          <button type="button" className="text-link" onClick={retry}>
            {t('checkout.tryAgain')}
          </button>
        </Note>
      )}
      {latest === undefined ? (
        <div className={styles.busy} aria-busy={error === undefined} />
      ) : (
        children(latest)
      )}
    </>
  )
}
