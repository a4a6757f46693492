import type { DocumentInput, EngineOptions, TermValue } from '../port.ts'
import { ChildCombinations } from './columns/child-combinations.ts'
import { NumberColumn } from './columns/number-column.ts'
import { PriceColumn } from './columns/prices/price-column.ts'
import { TermColumn } from './columns/term-column.ts'
import { readChildren } from './read-children.ts'
import { SLOTS_PER_STEP, type Steps } from './steps.ts'
import { CodeBook } from './text/codes/code-book.ts'
import { TextIndex } from './text/text-index.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** What is known of each slot; what came later stands behind what was there. */
export type Columns = {
  terms: Map<string, TermColumn>
  numbers: Map<string, NumberColumn>
  prices: Map<string, PriceColumn>
  texts: Map<string, TextIndex>
  ids: NumberColumn
  children: ChildCombinations
}

export function emptyColumns(
  { stores, languages }: EngineOptions,
  children = new ChildCombinations(),
): Columns {
  const book = new CodeBook()
  return {
    terms: new Map(),
    numbers: new Map(),
    prices: new Map(stores.map((store) => [store, new PriceColumn()])),
    texts: new Map(languages.map((language) => [language, new TextIndex(new Vocabulary(language, book))])),
    ids: new NumberColumn(),
    children,
  }
}

// Everything the engine knows, by slot. Slots are only ever added: a changed product gets a new one
// and the old one dies, until compaction copies the living into a new catalogue.
export class Catalogue {
  readonly columns: Columns
  readonly #slotById = new Map<number, number>()
  #alive = new Uint8Array(0)
  slots = 0

  constructor(columns: Columns) {
    this.columns = columns
  }

  /** What a file has kept; `alive` is 1 for slots that are. */
  static *ofSteps(columns: Columns, alive: Uint8Array<ArrayBuffer>): Steps<Catalogue> {
    const catalogue = new Catalogue(columns)
    for (let slot = 0; slot < alive.length; slot++) {
      if (slot % SLOTS_PER_STEP === 0) yield
      if (alive[slot] === 1) catalogue.#slotById.set(columns.ids.values[slot] as number, slot)
    }
    catalogue.#alive = alive
    catalogue.slots = alive.length
    return catalogue
  }

  get terms(): Columns['terms'] {
    return this.columns.terms
  }

  get numbers(): Columns['numbers'] {
    return this.columns.numbers
  }

  get prices(): Columns['prices'] {
    return this.columns.prices
  }

  get texts(): Columns['texts'] {
    return this.columns.texts
  }

  get ids(): NumberColumn {
    return this.columns.ids
  }

  get children(): ChildCombinations {
    return this.columns.children
  }

  /**
   * The same slots in the same columns, and its own list of who is alive: what dies or comes in one is not seen in the other.
   * Both would write new slots to one place, so from here on only one of them may be changed.
   */
  *forkSteps(): Steps<Catalogue> {
    const fork = new Catalogue(this.columns)
    for (const [id, slot] of this.#slotById) {
      fork.#slotById.set(id, slot)
      if (slot % SLOTS_PER_STEP === 0) yield
    }
    fork.#alive = this.#alive.slice()
    fork.slots = this.slots
    return fork
  }

  get size(): number {
    return this.#slotById.size
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1
  }

  /** Of this moment, by slot. */
  aliveBelow(slots: number): Uint8Array {
    return this.#alive.slice(0, slots)
  }

  /** By product, of those that have it. */
  numbersById(field: string): Map<number, number> {
    const values = this.numbers.get(field)?.values
    const found = new Map<number, number>()
    if (!values) return found
    for (const [id, slot] of this.#slotById) {
      const value = values[slot] ?? Number.NaN
      if (!Number.isNaN(value)) found.set(id, value)
    }
    return found
  }

  has(id: number): boolean {
    return this.#slotById.has(id)
  }

  bury(id: number): void {
    const slot = this.#slotById.get(id)
    if (slot === undefined) return
    this.#alive[slot] = 0
    this.#slotById.delete(id)
  }

  insert(document: DocumentInput): void {
    this.bury(document.id)
    const slot = this.openSlot(document.id)
    const { codes, rows } = readChildren(document, (field) => this.termColumn(field))
    for (const [field, values] of Object.entries(document.terms)) {
      if (!codes.has(field)) codes.set(field, this.#intern(field, values))
    }
    for (const [field, column] of this.terms) column.append(slot, codes.get(field) ?? [])
    this.children.append(slot, rows)
    for (const field of Object.keys(document.numbers)) this.numberColumn(field)
    for (const [field, column] of this.numbers) column.write(slot, own(document.numbers, field))
    for (const [store, column] of this.prices) column.write(slot, priceIn(document, store))
    for (const [language, index] of this.texts) index.add(slot, own(document.texts, language) ?? {})
  }

  /** The next slot, alive and known by its id; the caller fills every column. */
  openSlot(id: number): number {
    const slot = this.slots++
    if (slot >= this.#alive.length) {
      const alive = new Uint8Array(Math.max(1024, Math.ceil(slot * 1.5)))
      alive.set(this.#alive)
      this.#alive = alive
    }
    this.#alive[slot] = 1
    this.#slotById.set(id, slot)
    this.ids.write(slot, id)
    return slot
  }

  termColumn(field: string): TermColumn {
    const known = this.terms.get(field)
    if (known) return known
    const column = new TermColumn()
    this.terms.set(field, column)
    return column
  }

  numberColumn(field: string): NumberColumn {
    const known = this.numbers.get(field)
    if (known) return known
    const column = new NumberColumn()
    this.numbers.set(field, column)
    return column
  }

  get isUnread(): boolean {
    return this.texts.values().some((index) => index.isUnread)
  }

  /** Read to its end. A language without any text of its own reads the first language's index. */
  *textIndex(language: string): Steps<TextIndex | undefined> {
    const own = this.texts.get(language)
    for (const index of own ? [own, ...this.texts.values()] : this.texts.values()) {
      yield* index.readSteps()
      if (index.documents > 0) return index
    }
    return own
  }

  #intern(field: string, values: readonly TermValue[]): number[] {
    const { dictionary } = this.termColumn(field)
    return [...new Set(values.map((value) => dictionary.intern(String(value))))]
  }
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function priceIn(document: DocumentInput, store: string): number | undefined {
  const price = own(document.prices, store)
  if (price !== undefined) return price
  const childPrices = document.variants
    .filter(({ available }) => available)
    .map(({ prices }) => own(prices, store))
    .filter((childPrice) => childPrice !== undefined)
  return childPrices.length === 0 ? undefined : Math.min(...childPrices)
}
