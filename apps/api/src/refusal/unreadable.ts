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

/** What no text column can hold: NUL, and a character cut in the middle, such as half an emoji. */
const FAULTS = { NUL: 'holds a NUL character', HALF: 'holds half a character' } as const
export type TextFault = keyof typeof FAULTS

/** What is a text itself, or holds one as a name, has no field to name but the whole. */
export function noTextIn(field: string, fault: TextFault): ShopError {
  const message = FAULTS[fault]
  const path = field || 'body'
  const problem: FieldProblem = { path, key: 'REFUSED', message }
  return new ShopError('BAD_REQUEST', { message: `${path}: ${message}`, details: [problem] })
}
