import type { TermValue } from '../../../port.ts'
import { MAX_CODES } from '../../columns/bits/code-bits.ts'
import { keepBits } from '../../columns/bits/common-bits.ts'
import { type Bits, listBits } from '../../columns/bits/words.ts'
import { ABSENT, type Dictionary, LACKING } from '../../columns/dictionary.ts'
import type { TermColumn } from '../../columns/term-column.ts'
import type { Filter } from './filter.ts'
import type { Range } from './range.ts'

/** For fewer slots than these the values are looked up. */
const WORTH_BITS = 256

/** Has one of the values. */
export function hasValue(field: string, column: TermColumn, values: readonly TermValue[]): Filter {
  return hasFlagged(field, column, flagsOf(column.dictionary, values))
}

export function lacksValue(field: string, column: TermColumn, values: readonly TermValue[]): Filter {
  const flags = flagsOf(column.dictionary, values)
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep: (buffer, count) => column.keep({ flags, wanted: false }, buffer, count),
  }
}

export function hasAnyValue(field: string, column: TermColumn, exists: boolean): Filter {
  const flags = new Uint8Array(column.dictionary.size)
  flags[ABSENT] = 1
  return {
    field,
    reach: Number.POSITIVE_INFINITY,
    keep: (buffer, count) => column.keep({ flags, wanted: !exists }, buffer, count),
  }
}

/** Numeric values of the field inside the range. */
export function hasValueWithin(field: string, column: TermColumn, contains: Range): Filter {
  const flags = new Uint8Array(column.dictionary.size)
  column.dictionary.values.forEach((value, code) => {
    if (code > LACKING && value !== '' && contains(Number(value))) flags[code] = 1
  })
  return hasFlagged(field, column, flags)
}

/** Has a value whose code is marked. */
export function hasFlagged(field: string, column: TermColumn, flags: Uint8Array): Filter {
  const codes: number[] = []
  let reach = 0
  for (let code = 0; code < flags.length; code++) {
    if (flags[code] !== 1) continue
    codes.push(code)
    reach += column.postings.length(code)
  }
  let bits: Bits | undefined
  return {
    field,
    reach,
    values: { column, flags },
    prepare: () => column.makeBits(codes),
    *bits() {
      yield* column.makeBits(codes)
      bits ??= column.bitsOf(codes)
      return bits
    },
    keep(buffer, count) {
      if (count >= WORTH_BITS) bits ??= column.bitsOf(codes)
      return bits ? keepBits(bits, buffer, count) : column.keep({ flags, wanted: true }, buffer, count)
    },
    // Without bits a product with two of the values would be listed twice.
    ...(codes.length > 1 && column.hasSeveralValues && codes.length > MAX_CODES
      ? {}
      : { list: (sheet: Uint32Array) => listSlots({ column, codes }, sheet) }),
  }
}

function flagsOf(dictionary: Dictionary, values: readonly TermValue[]): Uint8Array {
  const flags = new Uint8Array(dictionary.size)
  for (const value of values) {
    const code = dictionary.find(String(value))
    if (code !== undefined) flags[code] = 1
  }
  return flags
}

type Listed = { column: TermColumn; codes: readonly number[] }

function listSlots({ column, codes }: Listed, sheet: Uint32Array): number {
  const bits = codes.length > 1 ? column.bitsOf(codes) : undefined
  if (bits) return listBits(bits, sheet)
  let count = 0
  for (const code of codes) {
    const slots = column.postings.read(code)
    sheet.set(slots, count)
    count += slots.length
  }
  return count
}
