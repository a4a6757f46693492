import { TextField } from '#web/ui/form/text-field.tsx'

type EmailFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  error?: string | undefined
  isRequired?: boolean
}

/** As long as an address may be (RFC 5321). */
const LONGEST = 254

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
      maxLength={LONGEST}
    />
  )
}
