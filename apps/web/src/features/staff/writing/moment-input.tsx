import { type ComponentProps, useState } from 'react'
import { LAST_LOCAL, localOf, momentFrom } from './local-moment.ts'

type MomentInputProps = Omit<ComponentProps<'input'>, 'type' | 'max' | 'value' | 'onChange'> & {
  value: string | null | undefined
  onChange(moment: string | null): void
}

/**
 * A moment by the clock of whoever types. What they see is what they typed: on its way to 2027 a year is 2, when clocks were
 * off by seconds, and what is read back of that moment would take the place of the rest. Half a moment is not told.
 */
export function MomentInput({ value, onChange, ...control }: MomentInputProps) {
  const stands = value ?? null
  const [typed, setTyped] = useState({ text: localOf(value), means: stands })
  return (
    <input
      {...control}
      type="datetime-local"
      max={LAST_LOCAL}
      value={typed.means === stands ? typed.text : localOf(value)}
      onChange={({ target }) => {
        const means = target.validity.badInput ? stands : momentFrom(target.value)
        setTyped({ text: target.value, means })
        if (means !== stands) onChange(means)
      }}
    />
  )
}
