import type { TermValue } from '../../../port.ts'
import type { Filter } from './filter.ts'
import type { Range } from './range.ts'

type Numbers = Float64Array | Uint32Array

export function isWithin(field: string, numbers: Numbers, contains: Range): Filter {
  return numberFilter(field, numbers, contains)
}

export function isOneOf(field: string, numbers: Numbers, values: readonly TermValue[]): Filter {
  const wanted = new Set(values.map(String))
  return numberFilter(field, numbers, (value) => wanted.has(String(value)))
}

export function isNoneOf(field: string, numbers: Numbers, values: readonly TermValue[]): Filter {
  const unwanted = new Set(values.map(String))
  return numberFilter(field, numbers, (value) => !unwanted.has(String(value)))
}

export function isNumber(field: string, numbers: Numbers, exists: boolean): Filter {
  return numberFilter(field, numbers, (value) => Number.isNaN(value) !== exists)
}

function numberFilter(field: string, numbers: Numbers, accepts: Range): Filter {
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep(buffer, count) {
      let passed = 0
      for (let i = 0; i < count; i++) {
        const slot = buffer[i] as number
        if (accepts(numbers[slot] as number)) buffer[passed++] = slot
      }
      return passed
    },
  }
}
