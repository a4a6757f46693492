import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'

type Whole = 'body' | 'form'

/** Of what was sent no field can be told, for it cannot be read at all, such as what was cut off in the middle. */
export const unreadableProblem = (path: Whole, message: string): FieldProblem => {
  return { path, key: 'WRONG_FORM', message }
}

export function unreadable(path: Whole, message: string): ShopError {
  const details = [unreadableProblem(path, message)]
  return new ShopError('BAD_REQUEST', { message: `${path}: ${message}`, details })
}
