import { type ReactNode, useId } from 'react'
import styles from './writing.module.css'

type LabelledProps = {
  label: string
  hint?: string | undefined
  children(control: {
    id: string
    'aria-describedby': string | undefined
    className: string | undefined
  }): ReactNode
}

/** A field of the staff's density: its words above, what is to be said of it below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        'aria-describedby': hint ? `${id}-hint` : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type LineProps = {
  label: string
  value: string
  hint?: string | undefined
  most?: number
  onChange(value: string): void
}

export function Line({ label, value, hint, most, onChange }: LineProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          maxLength={most}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}

type SwitchProps = { label: string; isOn: boolean; onChange(isOn: boolean): void }

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
