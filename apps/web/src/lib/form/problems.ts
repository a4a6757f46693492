import { type FieldErrors, type FieldValues, type Path, set } from 'react-hook-form'

/** What is wrong, in words, by field; of the form as a whole under `root`. */
export type Problems<Values extends FieldValues> = Partial<Record<Path<Values> | 'root', string>>

/** As the library holds them: `stores.de.minimum` within `stores`. */
export function errorsOf<Values extends FieldValues>(problems: Problems<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [name, message] of Object.entries(problems))
    if (message !== undefined) set(errors, name, { type: 'rule', message })
  return errors
}
