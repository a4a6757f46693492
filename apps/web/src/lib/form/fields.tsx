import type { ComponentProps, FocusEvent } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { afterPress } from '../touch/after-press.ts'

type Of<Values extends FieldValues> = { control: Control<Values>; name: Path<Values> }
/** What the form itself sees to. */
type Held = 'value' | 'onChange' | 'onBlur' | 'error' | 'name'

export function FormText<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Of<Values> & Omit<ComponentProps<typeof TextField>, Held>) {
  return <TextField {...rest} name={name} {...useField({ control, name })} />
}

export function FormArea<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Of<Values> & Omit<ComponentProps<typeof TextArea>, Held>) {
  return <TextArea {...rest} {...useField({ control, name })} />
}

export function FormSelect<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Of<Values> & Omit<ComponentProps<typeof SelectField>, Held>) {
  return <SelectField {...rest} {...useField({ control, name })} />
}

/** Where what is wrong is told of no field. */
export function FormProblem({ form: { problem } }: { form: { problem: string | undefined } }) {
  return problem === undefined ? null : <Note tone="error">{problem}</Note>
}

function useField<Values extends FieldValues>(of: Of<Values>) {
  const { field, fieldState } = useController(of)
  const error = fieldState.error?.message
  return {
    value: String(field.value ?? ''),
    onChange: (value: string) => field.onChange(value),
    // Nobody is told off for a field they only passed by.
    onBlur: ({ target }: FocusEvent<HTMLElement & { value: string; validity: ValidityState }>) =>
      afterPress(() => (target.value !== '' || target.validity.badInput) && field.onBlur()),
    ...(error !== undefined && { error }),
  }
}
