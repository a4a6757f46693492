import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  useId,
} from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'

type TextFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void
  name?: string
  hint?: string
  /** Shown instead of the hint, and only when something is wrong. */
  error?: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  isRequired?: boolean
  maxLength?: number
  className?: string
}

/** Label above, hint or error below; both are read with the field. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  isRequired,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const below = error ?? hint
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={error ? `${styles.input} ${styles.wrong}` : styles.input}
        value={value}
        required={isRequired}
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
