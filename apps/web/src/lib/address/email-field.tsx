import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { TextField } from '#web/ui/form/text-field.tsx'

type EmailFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  error?: string | undefined
  isRequired?: boolean
}

/** With the keyboard for it, and filled in by browsers that know it. */
export function EmailField({ error, ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      {...(error !== undefined && { error })}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
    />
  )
}
