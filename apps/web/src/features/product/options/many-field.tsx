import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'
import { toChoice } from './to-choice.tsx'
import { useExtra } from './use-extra.ts'

/** Any number of several, files of a download among them. */
export function ManyField({ option, value, error, onChange }: FieldProps) {
  const extra = useExtra()
  const items = option.values.map((one) => toChoice(one, extra))
  const chosen = new Set(value.split(',').filter(Boolean))
  const toggle = (one: string) => {
    const next = new Set(chosen)
    if (!next.delete(one)) next.add(one)
    // In the order of the list, so that one choice has one spelling.
    onChange(
      items
        .map(({ key }) => key)
        .filter((key) => next.has(key))
        .join(','),
    )
  }
  return (
    <ChoiceField
      option={option}
      error={error}
      type="checkbox"
      items={items}
      isChosen={(key) => chosen.has(key)}
      onPick={toggle}
    />
  )
}
