import { useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  value: number
  /** One where nothing is said. */
  min?: number
  max: number
  labels: { group: string; less: string; more: string }
  onChange(value: number): void
}

/** Quantity with a button on either side and direct entry. */
export function Stepper({ value, min = 1, max, labels, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isInteger(wanted) && wanted >= min && wanted !== value) onChange(Math.min(wanted, max))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline control
    <span className={styles.stepper} role="group" aria-label={labels.group}>
      <button
        type="button"
        aria-label={labels.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        aria-label={labels.group}
        inputMode="numeric"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  )
}
