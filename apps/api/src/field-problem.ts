// What is wrong with one field of a request: a key for programs, words for people.
import type { z } from 'zod'

const FIELD_KEYS = [
  ...(['REQUIRED', 'NOT_A_NUMBER', 'NOT_WHOLE', 'TOO_SMALL', 'TOO_LARGE', 'TOO_SHORT', 'TOO_LONG'] as const),
  ...(['TOO_FEW', 'TOO_MANY', 'NOT_ONE_OF', 'WRONG_TYPE', 'NOT_AN_EMAIL', 'WRONG_FORM'] as const),
  ...(['UNKNOWN_FIELD', 'GIVEN_TWICE', 'REFUSED', 'TOO_HEAVY'] as const),
] as const
export type FieldKey = (typeof FIELD_KEYS)[number]

export type FieldProblem = {
  path: string
  key: FieldKey
  message: string
  /** Of fields whose screen says it in the words of its reader. */
  reason?: string
  /** Figures of the message: `limit`, `choices`. */
  params?: Record<string, string | number>
}

export function isFieldKey(key: unknown): key is FieldKey {
  return FIELD_KEYS.some((one) => one === key)
}

/** Whether the words are the schema library's: they speak of types, not to a person. */
export function isOfSchema({ key, message }: FieldProblem): boolean {
  return key !== 'REFUSED' && /^(Invalid|Too (small|big)|Unrecognized)\b/.test(message)
}

/** A problem a schema found; a union tells the one of the form that was nearly met. */
export function toFieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  // Which field nobody knows stands beside the path of what it is in.
  const named = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  const path = named.map(String).join('.').slice(0, 200)
  if (isLeftOut(issue)) return { path, key: 'REQUIRED', message: 'is missing' }
  return { path, message: issue.message.slice(0, 300), ...keyOf(issue) }
}

/** Of a value that may be of several kinds, each of them says that there is none. */
function isLeftOut(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return false
  return issue.errors.every(([one, ...more]) => one?.path.length === 0 && isMissing(one) && more.length === 0)
}

type Keyed = Pick<FieldProblem, 'key' | 'params'>

function keyOf(issue: z.core.$ZodIssue): Keyed {
  switch (issue.code) {
    case 'invalid_type':
      return { key: typeKey(issue) }
    case 'too_small':
      return sizeKey(
        issue.origin,
        { number: 'TOO_SMALL', string: 'TOO_SHORT', list: 'TOO_FEW' },
        issue.minimum,
      )
    case 'too_big':
      return sizeKey(
        issue.origin,
        { number: 'TOO_LARGE', string: 'TOO_LONG', list: 'TOO_MANY' },
        issue.maximum,
      )
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'NOT_AN_EMAIL' : 'WRONG_FORM' }
    case 'invalid_value':
      return { key: 'NOT_ONE_OF', params: { choices: issue.values.map(String).join(', ').slice(0, 300) } }
    case 'unrecognized_keys':
      return { key: 'UNKNOWN_FIELD' }
    case 'invalid_union':
      return { key: issue.message === 'must be a number' ? 'NOT_A_NUMBER' : 'WRONG_TYPE' }
    default:
      return { key: 'REFUSED' }
  }
}

/** Zod no longer hands out the value here; its own words say when there was none. */
export function isMissing({ code, message }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && /received undefined$/.test(message)
}

function typeKey(issue: z.core.$ZodIssueInvalidType): FieldKey {
  if (isMissing(issue)) return 'REQUIRED'
  const { expected } = issue
  if (expected === 'int') return 'NOT_WHOLE'
  return expected === 'number' ? 'NOT_A_NUMBER' : 'WRONG_TYPE'
}

type Sizes = { number: FieldKey; string: FieldKey; list: FieldKey }

function sizeKey(origin: string, keys: Sizes, limit: number | bigint): Keyed {
  const params = { limit: Number(limit) }
  if (origin === 'number' || origin === 'int' || origin === 'bigint') return { key: keys.number, params }
  return { key: origin === 'string' ? keys.string : keys.list, params }
}
