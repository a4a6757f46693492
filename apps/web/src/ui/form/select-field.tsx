import { useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange(value: string): void
  autoComplete?: string
}

export function SelectField({ label, value, options, onChange, autoComplete }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          id={id}
          className={styles.input}
          value={value}
          autoComplete={autoComplete}
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
    </div>
  )
}
