import { useId } from 'react'
import styles from '#web/ui/form/control.module.css'

type TextAreaProps = { label: string; value: string; error?: string; onChange(value: string): void }

const LONGEST = 4_000

export function TextArea({ label, value, error, onChange }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={error ? `${styles.input} ${styles.wrong}` : styles.input}
        rows={6}
        maxLength={LONGEST}
        value={value}
        data-field="detail"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
