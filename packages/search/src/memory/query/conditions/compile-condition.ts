import type { Condition } from '../../../port.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { TermColumn } from '../../columns/term-column.ts'
import { type Filter, matchAll, matchAny, matchEvery, matchNone } from './filter.ts'
import { isNoneOf, isNumber, isOneOf, isWithin } from './number-filter.ts'
import { isPricedWithin } from './price-filter.ts'
import { hasBounds, rangeOf } from './range.ts'
import { hasAnyValue, hasValue, hasValueWithin, lacksValue } from './term-filter.ts'

const PRICE = 'final_price'

/** Operators are read only where they are set; one that is null is the same as absent. */
export function compileCondition(catalogue: Catalogue, store: string, condition: Condition): Filter {
  const prices = catalogue.prices.get(store)
  if (prices && isPriceRange(condition)) return isPricedWithin(PRICE, prices, condition)
  const numbers = numbersOf(catalogue, store, condition.field)
  const column = catalogue.terms.get(condition.field)
  if (hasBounds(condition) && numbers) return overNumbers(numbers, condition)
  if (column) return overTerms(column, condition)
  if (numbers) return overNumbers(numbers, condition)
  return overNothing(condition)
}

/** The conditions of one field, any of which may hold; plain value lists become one list. */
export function compileChoice(catalogue: Catalogue, store: string, conditions: readonly Condition[]): Filter {
  const field = conditions[0]?.field ?? ''
  if (conditions.every(isPlainList)) {
    return compileCondition(catalogue, store, {
      field,
      in: conditions.flatMap((condition) => condition.in ?? []),
    })
  }
  return matchAny(
    field,
    conditions.map((condition) => compileCondition(catalogue, store, condition)),
  )
}

export function numbersOf(catalogue: Catalogue, store: string, field: string) {
  if (field === PRICE) return catalogue.prices.get(store)?.values
  if (field === 'id') return catalogue.ids.values
  return catalogue.numbers.get(field)?.values
}

/** A range of prices and nothing else. */
export function isPriceRange(condition: Condition): boolean {
  const { field, in: wanted, nin, exists } = condition
  return field === PRICE && hasBounds(condition) && !wanted && !nin && typeof exists !== 'boolean'
}

function isPlainList(condition: Condition): boolean {
  return (
    condition.in !== undefined && !condition.nin && condition.exists === undefined && !hasBounds(condition)
  )
}

function overTerms(column: TermColumn, condition: Condition): Filter {
  const { field } = condition
  const filters: Filter[] = []
  if (condition.in) filters.push(hasValue(field, column, condition.in))
  if (condition.nin) filters.push(lacksValue(field, column, condition.nin))
  if (typeof condition.exists === 'boolean') filters.push(hasAnyValue(field, column, condition.exists))
  if (hasBounds(condition)) filters.push(hasValueWithin(field, column, rangeOf(condition)))
  return matchEvery(field, filters)
}

function overNumbers(numbers: Float64Array | Uint32Array, condition: Condition): Filter {
  const { field } = condition
  const filters: Filter[] = []
  if (condition.in) filters.push(isOneOf(field, numbers, condition.in))
  if (condition.nin) filters.push(isNoneOf(field, numbers, condition.nin))
  if (typeof condition.exists === 'boolean') filters.push(isNumber(field, numbers, condition.exists))
  if (hasBounds(condition)) filters.push(isWithin(field, numbers, rangeOf(condition)))
  return matchEvery(field, filters)
}

/** No product has the field. */
function overNothing(condition: Condition): Filter {
  const asks = condition.in || condition.exists === true || hasBounds(condition)
  return asks ? matchNone(condition.field) : matchAll(condition.field)
}
