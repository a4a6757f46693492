import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import type { FocusEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEvent } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  onBlur?(event: FocusEvent<HTMLInputElement>): void
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void
  name?: string
  hint?: string
  /** Shown instead of the hint, and only when something is wrong. */
  error?: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  isRequired?: boolean
  maxLength?: number
  min?: number
  max?: number | string
  step?: number | 'any'
  disabled?: boolean
  /** Where its label alone does not say whose it is. */
  'aria-label'?: string
  className?: string
}

export function TextField({ label, onChange, hint, error, isRequired, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          required={isRequired}
          onChange={(event) => onChange(stripInvisible(event.target.value))}
        />
      )}
    </FieldFrame>
  )
}
