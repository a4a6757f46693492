import { type ReactNode, useId } from 'react'
import styles from './choice-list.module.css'

export type ChoiceItem = { key: string; title: string; end?: ReactNode; below?: ReactNode }
type ChoiceListProps = {
  legend: string
  items: readonly ChoiceItem[]
  chosen: string | undefined
  onChoose(key: string): void
}

/** One of several, in one box: name and price on the first line, date or condition below. */
export function ChoiceList({ legend, items, chosen, onChoose }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{legend}</legend>
      {items.map(({ key, title, end, below }) => (
        <label key={key} className={styles.item}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span>{title}</span>
          <span className={styles.end}>{end}</span>
          {below && <span className={styles.below}>{below}</span>}
        </label>
      ))}
    </fieldset>
  )
}
