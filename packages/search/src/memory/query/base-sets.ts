import type { SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { PriceColumn } from '../columns/price-column.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { compileCondition } from './conditions/compile-condition.ts'
import { type Filter, matchAny } from './conditions/filter.ts'
import { selectSlots } from './select-slots.ts'

/** Bases kept at a time, and how many whole catalogues of slots they may hold together. */
const MOST_BASES = 256
const MOST_CATALOGUES = 24

// What every answer starts from: the products of a store that meet the base conditions. Pages ask for the same
// few bases again and again, and what is counted on a base (the whole shop, a category) is remembered with it.
export class BaseSets {
  readonly #catalogue: Catalogue
  readonly #sets = new Map<string, SlotSet>()
  #held = 0

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** To be called after every change of the catalogue. */
  forget(): void {
    this.#sets.clear()
    this.#held = 0
  }

  of({ store, base, anyOf }: Pick<SearchRequest, 'store' | 'base' | 'anyOf'>): SlotSet {
    return this.#cached(JSON.stringify([store, base, anyOf]), () => {
      const prices = this.#catalogue.prices.get(store)
      if (!prices) return new Uint32Array(0)
      const filters = base.map((condition) => compileCondition(this.#catalogue, store, condition))
      filters.push(isSold(prices))
      if (anyOf && anyOf.length > 0) {
        const members = anyOf.map((condition) => compileCondition(this.#catalogue, store, condition))
        filters.push(matchAny('', members))
      }
      const { slots, count } = selectSlots(this.#alive(), filters)
      return slots.slice(0, count)
    })
  }

  #alive(): SlotSet {
    return this.#cached('', () => {
      const slots = new Uint32Array(this.#catalogue.size)
      let count = 0
      for (let slot = 0; slot < this.#catalogue.slots; slot++) {
        if (this.#catalogue.isAlive(slot)) slots[count++] = slot
      }
      return slots
    })
  }

  #cached(key: string, select: () => Uint32Array): SlotSet {
    const known = this.#sets.get(key)
    if (known) {
      this.#sets.delete(key)
      this.#sets.set(key, known)
      return known
    }
    const set = new SlotSet(select())
    this.#sets.set(key, set)
    this.#held += set.count
    this.#dropOldest()
    return set
  }

  #dropOldest(): void {
    const limit = MOST_CATALOGUES * this.#catalogue.slots
    for (const [key, set] of this.#sets) {
      if (this.#sets.size <= MOST_BASES && this.#held <= limit) return
      this.#sets.delete(key)
      this.#held -= set.count
    }
  }
}

function isSold(prices: PriceColumn): Filter {
  const keep = (buffer: Uint32Array, count: number) => prices.keepSold(buffer, count)
  return { field: 'final_price', reach: Number.POSITIVE_INFINITY, keep }
}
