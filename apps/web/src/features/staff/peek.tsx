import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './peek.module.css'

type PeekProps = {
  id: number
  /** Of the list beside it, for the way to its neighbours. */
  ids: readonly number[]
  onOpen(id?: number): void
  /** What is read out of the whole, and its heading. */
  label: string
  title: string
  /** Beside the heading. */
  beside?: ReactNode
  /** What the way to its neighbours is called; orders where nothing is said. */
  neighbours?: { before: string; after: string }
  children: ReactNode
}

/** One of a list, beside it and without a scrim: the list goes on working. */
export function Peek({ id, ids, onOpen, label, title, beside, neighbours, children }: PeekProps) {
  const t = useT()
  const at = ids.indexOf(id)
  const head = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is another heading, read out anew
  useEffect(() => head.current?.focus({ preventScroll: true }), [id])
  const neighbour = (step: number) => {
    const next = at < 0 ? undefined : ids[at + step]
    return { disabled: next === undefined, onClick: () => onOpen(next) }
  }
  return (
    <section className={styles.peek} aria-label={label}>
      <header className={styles.head}>
        <h2 key={id} ref={head} className={styles.number} tabIndex={-1}>
          {title}
        </h2>
        {beside}
        <span className={styles.place}>{at >= 0 && t('staff.of', { place: at + 1, count: ids.length })}</span>
        <IconButton icon="left" label={neighbours?.before ?? t('staff.previous')} {...neighbour(-1)} />
        <IconButton icon="right" label={neighbours?.after ?? t('staff.next')} {...neighbour(1)} />
        <IconButton icon="close" label={t('shell.close')} onClick={() => onOpen()} />
      </header>
      {children}
    </section>
  )
}
