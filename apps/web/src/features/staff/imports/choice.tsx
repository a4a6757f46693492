import { useId } from 'react'
import staff from '../staff-page.module.css'
import styles from './imports.module.css'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange(value: Value): void
}

/** One of few, in a field as wide as its place. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={staff.field}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => one === target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
