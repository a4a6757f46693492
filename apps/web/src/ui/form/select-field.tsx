import type { FocusEvent } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'
import { FieldFrame } from './field-frame.tsx'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange(value: string): void
  onBlur?(event: FocusEvent<HTMLSelectElement>): void
  name?: string
  autoComplete?: string
  isRequired?: boolean
  /** Shown below, and only when something is wrong. */
  error?: string
}

export function SelectField({ label, options, onChange, isRequired, error, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, error }}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...rest}
            {...control}
            required={isRequired}
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
      )}
    </FieldFrame>
  )
}
