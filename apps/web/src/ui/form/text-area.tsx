import type { FocusEvent } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextAreaProps = {
  label: string
  value: string
  onChange(value: string): void
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void
  hint?: string
  /** Shown instead of the hint, and only when something is wrong. */
  error?: string
  name?: string
  maxLength?: number
  /** What the focus looks for when the text is at fault. */
  field?: string
}

const LONGEST = 4_000

export function TextArea({
  label,
  hint,
  error,
  field,
  maxLength = LONGEST,
  onChange,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={6}
          maxLength={maxLength}
          data-field={field}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
