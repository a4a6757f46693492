import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './ink-bar.module.css'

type InkBarProps = {
  /** How many rows are chosen, or changes unsaved. */
  text: string
  onClear(): void
  /** Where that does more than let go of what was chosen. */
  clearLabel?: string
  /** What is done with them: buttons. */
  children: ReactNode
}

/** Stands at the foot as long as something is chosen or unsaved; one at a time. */
export function InkBar({ text, onClear, clearLabel, children }: InkBarProps) {
  const t = useT()
  return (
    <section className={styles.bar} aria-label={text}>
      <strong role="status">{text}</strong>
      {children}
      <IconButton icon="close" label={clearLabel ?? t('shell.close')} onClick={onClear} />
    </section>
  )
}
