import { useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'

type TextAreaProps = {
  label: string
  value: string
  onChange(value: string): void
  hint?: string
  /** Shown instead of the hint, and only when something is wrong. */
  error?: string
  name?: string
  maxLength?: number
  /** What the focus looks for when the text is at fault. */
  field?: string
}

const LONGEST = 4_000

export function TextArea({
  label,
  hint,
  error,
  field,
  maxLength = LONGEST,
  onChange,
  ...rest
}: TextAreaProps) {
  const id = useId()
  const below = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={error ? `${styles.input} ${styles.wrong}` : styles.input}
        rows={6}
        maxLength={maxLength}
        data-field={field}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {below && (
        <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="warn" size="tiny" />}
          {below}
        </p>
      )}
    </div>
  )
}
