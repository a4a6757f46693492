import type { DocumentInput, EngineOptions, TermValue } from '../port.ts'
import { ChildCombinations } from './columns/child-combinations.ts'
import { NumberColumn } from './columns/number-column.ts'
import { PriceColumn } from './columns/price-column.ts'
import { TermColumn } from './columns/term-column.ts'
import { readChildren } from './read-children.ts'
import type { Steps } from './steps.ts'
import { CodeBook } from './text/codes/code-book.ts'
import { TextIndex } from './text/text-index.ts'
import { Vocabulary } from './text/vocabulary.ts'

// Everything the engine knows, by slot. Slots are only ever added: a changed product gets a new one
// and the old one dies, until compaction copies the living into a new catalogue.
export class Catalogue {
  readonly terms = new Map<string, TermColumn>()
  readonly numbers = new Map<string, NumberColumn>()
  readonly prices = new Map<string, PriceColumn>()
  readonly texts = new Map<string, TextIndex>()
  readonly ids = new NumberColumn()
  readonly children: ChildCombinations
  readonly #slotById = new Map<number, number>()
  #alive = new Uint8Array(0)
  slots = 0

  constructor(options: EngineOptions, children = new ChildCombinations()) {
    this.children = children
    for (const store of options.stores) this.prices.set(store, new PriceColumn())
    const book = new CodeBook()
    for (const language of options.languages)
      this.texts.set(language, new TextIndex(new Vocabulary(language, book)))
  }

  get size(): number {
    return this.#slotById.size
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1
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
