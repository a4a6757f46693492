import { useState } from 'react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './password.module.css'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange(value: string): void
  hint?: string
  error?: string | undefined
}

/** Hidden until its reader wants to see it. */
export function PasswordField({ error, ...field }: PasswordFieldProps) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const act = t(isShown ? 'password.hide' : 'password.show')
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        {...(error && { error })}
        type={isShown ? 'text' : 'password'}
        maxLength={1_000}
      />
      <button
        type="button"
        className={`text-link ${styles.toggle}`}
        aria-pressed={isShown}
        aria-label={t('shell.label', { label: act }) + field.label}
        onClick={() => setShown(!isShown)}
      >
        {act}
      </button>
    </div>
  )
}
