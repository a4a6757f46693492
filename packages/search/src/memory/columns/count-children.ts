import type { Codes } from './codes.ts'
import { ABSENT } from './dictionary.ts'
import type { TermColumn } from './term-column.ts'

/** What a child must satisfy: a mark for its code. */
export type ChildTest = { marks: Uint8Array; codes: Codes }

/** Rows by product, their codes of the counted field, and what else they must satisfy (at least one test). */
export type ChildCounting = { starts: Uint32Array; codes: Codes; tests: readonly ChildTest[] }

// The hottest loop of a listing by colour and size, so the first test is written out and nothing is allocated in it.
export function countChildren(how: ChildCounting, column: TermColumn, slots: Uint32Array): Uint32Array {
  const { starts, codes } = how
  const [first, ...rest] = how.tests
  const counts = new Uint32Array(column.dictionary.size)
  if (!first) return counts
  const { marks, codes: tested } = first
  const lastSlot = new Uint32Array(counts.length)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    const end = starts[slot + 1] as number
    const start = starts[slot] as number
    for (let row = start; row < end; row++) {
      const code = codes[row] as number
      const fits = marks[tested[row] as number] === 1 && satisfies(rest, row)
      if (!fits || lastSlot[code] === slot + 1) continue
      lastSlot[code] = slot + 1
      counts[code] = (counts[code] as number) + 1
    }
    if (start === end || lastSlot[ABSENT] === slot + 1) countInherited(counts, column, slot)
  }
  return counts
}

export function satisfies(tests: readonly ChildTest[], row: number): boolean {
  for (let i = 0; i < tests.length; i++) {
    const { marks, codes } = tests[i] as ChildTest
    if (marks[codes[row] as number] !== 1) return false
  }
  return true
}

function countInherited(counts: Uint32Array, column: TermColumn, slot: number): void {
  for (const code of column.codesOf(slot)) counts[code] = (counts[code] as number) + 1
}
