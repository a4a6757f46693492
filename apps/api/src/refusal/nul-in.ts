import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'

/** No text column can hold NUL. */
export function nulIn(path: string): ShopError {
  const problem: FieldProblem = { path, key: 'REFUSED', message: 'holds a NUL character' }
  return new ShopError('BAD_REQUEST', { message: `${path}: ${problem.message}`, details: [problem] })
}
