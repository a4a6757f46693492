import { type Codes, writeCode } from './codes.ts'
import { type ChildTest, countChildren, satisfies } from './count-children.ts'
import { ABSENT, LACKING } from './dictionary.ts'
import { grown } from './grown.ts'
import type { TermColumn } from './term-column.ts'

/** A choice in one child field: the codes that satisfy it. */
export type ChildChoice = { field: string; marks: Uint8Array }

/** Codes of one available child by field. */
export type ChildRow = ReadonlyMap<string, number>

// One row per available child, so that "red and M" is asked of one child and not of the whole product.
// A child that cannot be bought has no row: it satisfies nothing.
export class VariantRows {
  readonly fields = new Map<string, { codes: Codes }>()
  #starts = new Uint32Array(1)
  #rows = 0

  append(slot: number, children: readonly ChildRow[]): void {
    for (const child of children) {
      for (const field of child.keys()) this.declare(field)
      for (const [field, column] of this.fields) {
        column.codes = writeCode(column.codes, this.#rows, child.get(field) ?? ABSENT)
      }
      this.#rows++
    }
    this.#starts = grown(this.#starts, slot + 2)
    this.#starts[slot + 1] = this.#rows
  }

  childrenOf(slot: number): ChildRow[] {
    const rows: ChildRow[] = []
    for (let row = this.#starts[slot] ?? 0; row < (this.#starts[slot + 1] ?? 0); row++) {
      rows.push(new Map([...this.fields].map(([field, { codes }]) => [field, codes[row] ?? ABSENT])))
    }
    return rows
  }

  /**
   * Keeps the products with one child that satisfies every choice. Products must already satisfy each choice
   * by itself: that covers simple products and fields the children inherit (ABSENT in their row).
   */
  keepMatching(choices: readonly ChildChoice[], buffer: Uint32Array, count: number): number {
    const tests = this.#tests(choices)
    const starts = this.#starts
    let kept = 0
    for (let i = 0; i < count; i++) {
      const slot = buffer[i] as number
      const end = starts[slot + 1] as number
      let row = starts[slot] as number
      let found = row === end
      while (row < end && !found) found = satisfies(tests, row++)
      if (found) buffer[kept++] = slot
    }
    return kept
  }

  /** Counts a product once per value that one child, satisfying the choices in other fields, has. */
  countMatching({ field, column, choices }: ChildCount, set: { slots: Uint32Array }): Uint32Array {
    const codes = this.fields.get(field)?.codes ?? new Uint16Array(this.#rows)
    const counts = countChildren(
      { codes, starts: this.#starts, tests: this.#tests(choices) },
      column,
      set.slots,
    )
    counts[ABSENT] = 0
    counts[LACKING] = 0
    return counts
  }

  #tests(choices: readonly ChildChoice[]): ChildTest[] {
    return choices.map(({ field, marks }) => ({
      marks: acceptingInherited(marks),
      codes: this.fields.get(field)?.codes ?? new Uint16Array(this.#rows),
    }))
  }

  /** Children of products added before have no value of their own here: they inherit. */
  declare(field: string): void {
    if (!this.fields.has(field)) this.fields.set(field, { codes: new Uint16Array(this.#rows) })
  }
}

export type ChildCount = { field: string; column: TermColumn; choices: readonly ChildChoice[] }

/** The product itself was already held against the choice. */
function acceptingInherited(marks: Uint8Array): Uint8Array {
  const accepting = marks.slice()
  accepting[ABSENT] = 1
  return accepting
}
