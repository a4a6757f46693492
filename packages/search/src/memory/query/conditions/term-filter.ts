import type { TermValue } from '../../../port.ts'
import { ABSENT, type Dictionary, LACKING } from '../../columns/dictionary.ts'
import type { TermColumn } from '../../columns/term-column.ts'
import type { Filter } from './filter.ts'
import type { Range } from './range.ts'

/** Has one of the values. */
export function hasValue(field: string, column: TermColumn, values: readonly TermValue[]): Filter {
  return hasMarked(field, column, marksOf(column.dictionary, values))
}

export function lacksValue(field: string, column: TermColumn, values: readonly TermValue[]): Filter {
  const marks = marksOf(column.dictionary, values)
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep: (buffer, count) => column.keep({ marks, wanted: false }, buffer, count),
  }
}

export function hasAnyValue(field: string, column: TermColumn, exists: boolean): Filter {
  const marks = new Uint8Array(column.dictionary.size)
  marks[ABSENT] = 1
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep: (buffer, count) => column.keep({ marks, wanted: !exists }, buffer, count),
  }
}

/** Numeric values of the field inside the range. */
export function hasValueWithin(field: string, column: TermColumn, contains: Range): Filter {
  const marks = new Uint8Array(column.dictionary.size)
  column.dictionary.values.forEach((value, code) => {
    if (code > LACKING && value !== '' && contains(Number(value))) marks[code] = 1
  })
  return hasMarked(field, column, marks)
}

/** Has a value whose code is marked. */
export function hasMarked(field: string, column: TermColumn, marks: Uint8Array): Filter {
  const codes: number[] = []
  let reach = 0
  for (let code = 0; code < marks.length; code++) {
    if (marks[code] !== 1) continue
    codes.push(code)
    reach += column.postings.length(code)
  }
  return {
    field,
    reach,
    values: { column, marks },
    keep: (buffer, count) => column.keep({ marks, wanted: true }, buffer, count),
    list: () => listSlots(column, codes, reach),
  }
}

function marksOf(dictionary: Dictionary, values: readonly TermValue[]): Uint8Array {
  const marks = new Uint8Array(dictionary.size)
  for (const value of values) {
    const code = dictionary.find(String(value))
    if (code !== undefined) marks[code] = 1
  }
  return marks
}

function listSlots(column: TermColumn, codes: readonly number[], reach: number): Uint32Array {
  const slots = new Uint32Array(reach)
  let count = 0
  for (const code of codes) {
    const length = column.postings.length(code)
    slots.set(column.postings.read(code).subarray(0, length), count)
    count += length
  }
  return codes.length > 1 && column.hasSeveralValues ? distinct(slots) : slots
}

/** A product with two of the values is in two lists. */
function distinct(slots: Uint32Array): Uint32Array {
  let highest = 0
  for (let i = 0; i < slots.length; i++) highest = Math.max(highest, slots[i] as number)
  const seen = new Uint8Array(highest + 1)
  let kept = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    if (seen[slot] === 0) slots[kept++] = slot
    seen[slot] = 1
  }
  return slots.subarray(0, kept)
}
