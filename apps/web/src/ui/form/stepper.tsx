import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { useT } from '../shop-context.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  value: number
  /** One where nothing is said. */
  min?: number
  max: number
  labels: { group: string; less: string; more: string }
  onChange(value: number): void
}

/** Quantity with a button on either side and direct entry. Whoever types more than there can be is told so. */
export function Stepper({ value, min = 1, max, labels, onChange }: StepperProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [isCapped, setCapped] = useState(false)
  const change = (wanted: number) => {
    setCapped(wanted > max)
    const next = Math.min(wanted, max)
    if (next !== value) onChange(next)
  }
  const settle = () => {
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isInteger(wanted) && wanted >= min) change(wanted)
  }
  return (
    <span className={styles.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline control */}
      <span className={styles.stepper} role="group" aria-label={labels.group}>
        <button
          type="button"
          aria-label={labels.less}
          disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          aria-label={labels.group}
          inputMode="numeric"
          value={typed ?? value}
          onChange={(event) => setTyped(digitsOf(event.target.value))}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <button
          type="button"
          aria-label={labels.more}
          disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" size="small" />
        </button>
      </span>
      <span className={`${styles.note} type-caption tone-second`} role="status">
        {isCapped && t('cart.atMost', { qty: max })}
      </span>
    </span>
  )
}

/** With the comma of a half, which is not a piece: without it two and a half are 25. Chinese keyboards have wide digits. */
const digitsOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.,]/g, '')
    .slice(0, 4)
