import { type ReactNode, useId } from 'react'
import styles from './choice-box.module.css'

export type ChoiceItem = { key: string; title: string; end?: ReactNode; below?: ReactNode }
type ChoiceBoxProps = {
  type: 'radio' | 'checkbox'
  items: readonly ChoiceItem[]
  isChosen(key: string): boolean
  onPick(key: string): void
}

/** Choices in one box: name and price on the first line, date or condition below. */
export function ChoiceBox({ type, items, isChosen, onPick }: ChoiceBoxProps) {
  const name = useId()
  return (
    <div className={styles.list}>
      {items.map(({ key, title, end, below }) => (
        <label key={key} className={styles.item}>
          <input type={type} name={name} checked={isChosen(key)} onChange={() => onPick(key)} />
          <span>{title}</span>
          <span className={styles.end}>{end}</span>
          {below && <span className={styles.below}>{below}</span>}
        </label>
      ))}
    </div>
  )
}
