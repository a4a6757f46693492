import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'

/** What makes a control one with its label and the words below it. */
export type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type FrameProps = {
  label: string
  hint?: string | undefined
  /** Shown instead of the hint, and only when something is wrong. */
  error?: string | undefined
  className?: string | undefined
  children(control: ControlProps): ReactNode
}

/** Label above, hint or error below; both are read with the field. */
export function FieldFrame({ label, hint, error, className, children }: FrameProps) {
  const id = useId()
  const below = error ?? hint
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: error ? `${styles.input} ${styles.wrong}` : styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': below ? `${id}-below` : undefined,
      })}
      {below && (
        <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="warn" size="tiny" />}
          {below}
        </p>
      )}
    </div>
  )
}
