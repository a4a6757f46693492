import { useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange(value: string): void
  onBlur?(): void
  name?: string
  autoComplete?: string
  isRequired?: boolean
  /** Shown below, and only when something is wrong. */
  error?: string
}

export function SelectField({ label, options, onChange, isRequired, error, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          {...rest}
          id={id}
          className={error ? `${styles.input} ${styles.wrong}` : styles.input}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-below` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
      {error && (
        <p id={`${id}-below`} className={styles.error}>
          <Icon name="warn" size="tiny" />
          {error}
        </p>
      )}
    </div>
  )
}
