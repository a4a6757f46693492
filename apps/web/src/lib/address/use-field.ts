import { useT } from '#web/ui/shop-context.tsx'
import type { AddressDetails, AddressField } from './address-details.ts'
import { type AddressProblems, problemValues } from './address-problems.ts'
import type { Regions } from './region.ts'

export type AddressForm = {
  details: AddressDetails
  shown: AddressProblems
  regions: Regions
  set(field: AddressField, value: string): void
  leave(field: AddressField): void
}
export type FieldProps = {
  name: AddressField
  value: string
  error?: string
  onChange(value: string): void
  onBlur(): void
}

/** What every field of the form has in common. */
export function useField(form: AddressForm): (name: AddressField) => FieldProps {
  const t = useT()
  return (name) => {
    const problem = form.shown[name]
    return {
      name,
      value: form.details[name],
      ...(problem && { error: t(problem, problemValues(form.details.country)) }),
      onChange: (value) => form.set(name, value),
      onBlur: () => form.leave(name),
    }
  }
}
