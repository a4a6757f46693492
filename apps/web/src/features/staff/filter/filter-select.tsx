import { Icon } from '#web/ui/icon.tsx'
import styles from './filter-select.module.css'

type FilterSelectProps = {
  label: string
  value: string
  /** The first of them may be empty: it leaves out nothing. */
  choices: readonly (readonly [value: string, words: string])[]
  onChange(value: string): void
}

/** Dashed as long as it leaves out nothing, solid with its value. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  return (
    <span className={styles.filter} data-on={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  )
}
