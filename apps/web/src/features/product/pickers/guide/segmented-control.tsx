import { useId } from 'react'
import styles from './segmented-control.module.css'

type SegmentedProps<T extends string> = {
  legend: string
  value: T
  items: readonly (readonly [value: T, text: string])[]
  onChange(value: T): void
}

/** A few ways to see the same thing; one is always on. */
export function SegmentedControl<T extends string>({ legend, value, items, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.control}>
      <legend className="visually-hidden">{legend}</legend>
      {items.map(([one, text]) => (
        <label key={one} className={styles.item}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
