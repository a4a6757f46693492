import type { Steps } from '../steps.ts'
import { commonBits } from './bits/common-bits.ts'
import { ABSENT, LACKING } from './dictionary.ts'
import { keepSteps } from './keep-steps.ts'
import { SlotSet } from './slot-set.ts'
import { TermColumn } from './term-column.ts'

/** Codes of one available child by field. */
export type ChildRow = ReadonlyMap<string, number>

/** A choice in one child field: the codes that satisfy it. */
export type ChildChoice = { field: string; flags: Uint8Array }
/** By code. */
export type KeptRows = ([field: string, code: number][] | null)[]
type Among = { set: SlotSet; choices: readonly ChildChoice[] }

// "Red and M" must be one available child. Every combination of child values met in the shop is a value of its
// own ("color 3, size 5"), so the question becomes one lookup in one column. A product without children, or with
// none to buy, has the empty combination; a field missing in a combination is inherited from the product.
export class ChildCombinations {
  readonly column: TermColumn
  readonly fields: Set<string>
  readonly #rows: ChildRow[]

  /** A compacted copy shares the combinations, as columns share their dictionaries. */
  constructor(original?: ChildCombinations, column = new TermColumn(original?.column.dictionary)) {
    this.column = column
    this.fields = original?.fields ?? new Set()
    this.#rows = original ? original.#rows : []
  }

  /** Those a file has kept; rows are listed after the values of the column, and may be more. */
  static of(column: TermColumn, rows: KeptRows): ChildCombinations {
    const children = new ChildCombinations(undefined, column)
    for (const [code, row] of rows.slice(0, column.dictionary.size).entries()) {
      if (!row) continue
      children.#rows[code] = new Map(row)
      for (const [field] of row) children.fields.add(field)
    }
    return children
  }

  listed(): KeptRows {
    return Array.from(this.#rows, (row: ChildRow | undefined) => (row ? [...row] : null))
  }

  append(slot: number, children: readonly ChildRow[]): void {
    const rows = children.length > 0 ? children : [NO_CHILD]
    this.column.append(slot, [...new Set(rows.map((row) => this.#codeOf(row)))])
  }

  /** Combinations that satisfy every choice. What they inherit has to be asked of the product. */
  satisfying(choices: readonly ChildChoice[]): Uint8Array {
    const satisfying = new Uint8Array(this.column.dictionary.size)
    this.#rows.forEach((row, code) => {
      if (fits(row, choices)) satisfying[code] = 1
    })
    return satisfying
  }

  /** Products per value of a child field, counting only children that satisfy the choices in other fields. */
  *count(field: string, column: TermColumn, { set, choices }: Among): Steps<Uint32Array> {
    const values = new Uint32Array(this.column.dictionary.size).fill(LACKING)
    const inheriting = new Uint8Array(values.length)
    this.#rows.forEach((row, code) => {
      if (!fits(row, choices)) return
      values[code] = row.get(field) ?? LACKING
      if (!row.has(field)) inheriting[code] = 1
    })
    const mapping = { values, size: column.dictionary.size }
    const counts = yield* this.column.countMapped(mapping, set)
    if (inheriting.includes(1)) yield* this.#addInherited(counts, column, { inheriting, set })
    return counts
  }

  /** Either all children of a product carry the field or none do, so no product is counted twice. */
  *#addInherited(
    counts: Uint32Array,
    column: TermColumn,
    how: { inheriting: Uint8Array; set: SlotSet },
  ): Steps<void> {
    const inherited = yield* column.count(yield* this.#slotsWith(how.inheriting, how.set))
    inherited.forEach((count, code) => {
      counts[code] = (counts[code] ?? 0) + count
    })
  }

  *#slotsWith(flags: Uint8Array, set: SlotSet): Steps<SlotSet> {
    const codes = [...flags.keys()].filter((code) => flags[code] === 1)
    const bits = set.isDense ? this.column.bitsOf(codes) : undefined
    if (bits) return SlotSet.ofBits(yield* commonBits(set.bits, [bits]))
    const selection = { slots: set.slots.slice(), count: set.count }
    yield* keepSteps(
      { keep: (slots, count) => this.column.keep({ flags, wanted: true }, slots, count) },
      selection,
    )
    return new SlotSet(selection.slots.subarray(0, selection.count))
  }

  #codeOf(row: ChildRow): number {
    const name = [...row].map(([field, code]) => `${field} ${code}`).sort()
    const code = this.column.dictionary.intern(name.join())
    if (this.#rows[code] === undefined) {
      this.#rows[code] = row
      for (const field of row.keys()) this.fields.add(field)
    }
    return code
  }
}

const NO_CHILD: ChildRow = new Map()

function fits(row: ChildRow, choices: readonly ChildChoice[]): boolean {
  return choices.every(({ field, flags }) => {
    const code = row.get(field) ?? ABSENT
    return code === ABSENT || flags[code] === 1
  })
}
