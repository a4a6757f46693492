import styles from '../sales.module.css'

type SegmentProps<T extends string> = {
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChoose: (value: T) => void
}

/** A few ways to see the same, side by side. */
export function Segment<T extends string>({ label, options, value, onChoose }: SegmentProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one choice, and no form to send
    <div className={styles.segment} role="group" aria-label={label}>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          onClick={() => onChoose(one.value)}
        >
          {one.text}
        </button>
      ))}
    </div>
  )
}
