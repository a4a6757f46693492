import { useEffect, useRef } from 'react'
import { onEscape } from '#web/ui/focus/on-escape.ts'
import { useFocusBack } from '#web/ui/focus/use-focus-back.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './remove-question.module.css'

/** The specification asks before a line goes; afterwards it can still be taken back. */
export function RemoveQuestion({ onKeep, onRemove }: { onKeep(): void; onRemove(): void }) {
  const t = useT()
  const first = useRef<HTMLButtonElement>(null)
  useFocusBack(true)
  useEffect(() => first.current?.focus(), [])
  return (
    <div
      className={styles.question}
      role="alertdialog"
      aria-label={t('cart.removeQuestion')}
      onKeyDown={onEscape(onKeep)}
    >
      <span>{t('cart.removeQuestion')}</span>
      <button ref={first} type="button" className="text-link type-strong" onClick={onRemove}>
        {t('cart.removeYes')}
      </button>
      <button type="button" className="text-link" onClick={onKeep}>
        {t('cart.removeNo')}
      </button>
    </div>
  )
}
