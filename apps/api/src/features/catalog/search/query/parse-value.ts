// Filter values of the SearchQuery (api-shapes §4.2) as plain operators. Every shape the wire allows ends here: a
// value that says nothing sensible is refused with the name of its field.
import { isJsonObject } from '@vitrine/domain/json/loose-json'
import type { Condition } from '@vitrine/search/port'
import { ShopError } from '#api/errors.ts'
import type { FieldKey } from '#api/field-problem.ts'

export type Scalar = string | number | boolean | null
export type ParsedFilter = {
  operators: Omit<Condition, 'field'>
  /** Member of the query's one OR group. */
  isAlternative: boolean
}

const RANGE_KEYS = {
  gt: 'gt',
  lt: 'lt',
  gte: 'gte',
  lte: 'lte',
  from: 'gte',
  to: 'lte',
  moreq: 'gte',
  orGt: 'gt',
  orLt: 'lt',
  orGte: 'gte',
  orLte: 'lte',
  orFrom: 'gte',
  orTo: 'lte',
} as const
type RangeKey = keyof typeof RANGE_KEYS
const NEGATIVE = new Set(['neq', 'nin', 'nor'])
const ALTERNATIVE = new Set(['or', 'nor'])
const MAX_VALUES = 999

/** `toNumber` reads a bound in the unit of the field. */
export function parseValue(
  field: string,
  value: unknown,
  toNumber: (text: string | number) => number,
): ParsedFilter {
  if (!isJsonObject(value)) return { operators: termsOf(field, 'in', value), isAlternative: false }
  const keys = Object.keys(value)
  const [key] = keys
  if (key === undefined) throw refuse(field, 'has no operator')
  if (!keys.every(isRangeKey))
    return { operators: termsOf(field, key, value[key]), isAlternative: ALTERNATIVE.has(key) }
  const operators: ParsedFilter['operators'] = {}
  for (const one of keys as RangeKey[]) {
    const side = RANGE_KEYS[one]
    operators[side] = narrower(side, operators[side], boundOf(field, value[one], toNumber))
  }
  return { operators, isAlternative: key.startsWith('or') }
}

/** All of a range hold: of two bounds for one side, by `gte` and by `from`, the one that lets less through. */
function narrower(side: (typeof RANGE_KEYS)[RangeKey], known: number | undefined, bound: number): number {
  if (known === undefined) return bound
  return side.startsWith('g') ? Math.max(known, bound) : Math.min(known, bound)
}

export function refuse(field: string, reason: string, key: FieldKey = 'REFUSED'): ShopError {
  const path = `searchQuery.${field.slice(0, 60)}`
  return new ShopError('VALIDATION', {
    message: `${path}: ${reason}`,
    details: [{ path, key, message: reason }],
  })
}

function termsOf(field: string, key: string, value: unknown): Omit<Condition, 'field'> {
  const values = Array.isArray(value) ? value : [value]
  if (values.length > MAX_VALUES || !values.every(isScalar))
    throw refuse(field, 'is not a list of values', 'WRONG_TYPE')
  const isNegative = NEGATIVE.has(key)
  // As the specification has it: `eq null` asks for any value, `or null` for none, the negated ones the reverse.
  if (values.includes(null)) return { exists: key === 'or' ? false : !isNegative || key === 'nor' }
  const terms = values.map((one) => (typeof one === 'boolean' ? Number(one) : (one as string | number)))
  return isNegative ? { nin: terms } : { in: terms }
}

function boundOf(field: string, value: unknown, toNumber: (text: string | number) => number): number {
  const isBound = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const bound = isBound ? toNumber(value as string | number) : Number.NaN
  if (!Number.isFinite(bound)) throw refuse(field, 'needs a number', 'NOT_A_NUMBER')
  return bound
}

function isRangeKey(key: string): key is RangeKey {
  return Object.hasOwn(RANGE_KEYS, key)
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
