import { Children, type ReactNode } from 'react'
import styles from './part-by-part.module.css'
import { useArrival } from './use-arrival.ts'

/**
 * Of a page somebody goes to what lies below the window: drawn behind what is seen, a part behind each frame. What is in
 * it already is not drawn again; `isLast` keeps the foot of the page out of sight until all are there.
 */
export function PartByPart({ children, isLast = false }: { children: ReactNode; isLast?: boolean }) {
  const parts = Children.toArray(children)
  const drawn = useArrival(parts.length)
  return (
    <>
      {parts.slice(0, drawn)}
      {isLast && drawn < parts.length && <div className={styles.rest} />}
    </>
  )
}
