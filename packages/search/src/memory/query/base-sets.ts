import type { SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { PriceColumn } from '../columns/prices/price-column.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { type Steps, spans } from '../steps.ts'
import { compileCondition, isPriceRange } from './conditions/compile-condition.ts'
import { type Filter, matchAny } from './conditions/filter.ts'
import { selectSet, selectSlots } from './select-slots.ts'

/** Bases kept at a time, and how many whole catalogues of slots they may hold together. */
const MAX_BASES = 256
const MAX_CATALOGUES = 24

type BaseRequest = Pick<SearchRequest, 'store' | 'base' | 'anyOf'>

// What every answer starts from: the products of a store that meet the base conditions. Pages ask for the same
// few bases again and again, and what is counted on a base (the whole shop, a category) is remembered with it.
export class BaseSets {
  readonly #catalogue: Catalogue
  readonly #sets = new Map<string, SlotSet>()
  #cachedCount = 0
  /** Grows with every change: what was begun before one is not remembered after it. */
  #changes = 0

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** To be called after every change of the catalogue. */
  forget(): void {
    this.#changes++
    this.#sets.clear()
    this.#cachedCount = 0
  }

  *of(request: BaseRequest): Steps<SlotSet> {
    const key = JSON.stringify([request.store, request.base, request.anyOf])
    const known = this.#recall(key)
    if (known) return known
    const changes = this.#changes
    const set = yield* this.#make(request)
    if (changes === this.#changes) this.#keep(key, set)
    return set
  }

  /** Ranges of prices are as many as there are shoppers; what they are ranges of is asked for again. */
  *#make(request: BaseRequest): Steps<SlotSet> {
    const ranges = request.base.filter(isPriceRange)
    if (ranges.length === 0) return new SlotSet(yield* this.#select(request))
    const whole = yield* this.of({ ...request, base: request.base.filter((one) => !isPriceRange(one)) })
    return yield* selectSet(
      whole,
      ranges.map((range) => compileCondition(this.#catalogue, request.store, range)),
    )
  }

  *#select({ store, base, anyOf }: BaseRequest): Steps<Uint32Array> {
    const prices = this.#catalogue.prices.get(store)
    if (!prices) return new Uint32Array(0)
    const filters = base.map((condition) => compileCondition(this.#catalogue, store, condition))
    filters.push(isSold(prices))
    if (anyOf && anyOf.length > 0) {
      const members = anyOf.map((condition) => compileCondition(this.#catalogue, store, condition))
      filters.push(matchAny('', members))
    }
    const alive = yield* this.#alive()
    const slots = yield* selectSlots(alive, filters, new Uint32Array(alive.count))
    return slots.slice()
  }

  *#alive(): Steps<SlotSet> {
    const known = this.#recall('')
    if (known) return known
    const changes = this.#changes
    const { slots: end, size } = this.#catalogue
    // As it is now: what changes while they are listed would be gone here, and new behind their end.
    const alive = this.#catalogue.aliveBelow(end)
    const slots = new Uint32Array(size)
    let count = 0
    for (const { from, to } of spans(end)) {
      for (let slot = from; slot < to; slot++) if (alive[slot] === 1) slots[count++] = slot
      yield
    }
    const set = new SlotSet(slots.subarray(0, count))
    if (changes === this.#changes) this.#keep('', set)
    return set
  }

  /** What was asked for last is forgotten last. */
  #recall(key: string): SlotSet | undefined {
    const known = this.#sets.get(key)
    if (!known) return undefined
    this.#sets.delete(key)
    this.#sets.set(key, known)
    return known
  }

  #keep(key: string, set: SlotSet): void {
    if (this.#sets.has(key)) return
    this.#sets.set(key, set)
    this.#cachedCount += set.count
    this.#dropOldest()
  }

  #dropOldest(): void {
    const limit = MAX_CATALOGUES * this.#catalogue.slots
    for (const [key, set] of this.#sets) {
      if (this.#sets.size <= MAX_BASES && this.#cachedCount <= limit) return
      this.#sets.delete(key)
      this.#cachedCount -= set.count
    }
  }
}

function isSold(prices: PriceColumn): Filter {
  const keep = (buffer: Uint32Array, count: number) => prices.keepSold(buffer, count)
  return { field: 'final_price', reach: Number.POSITIVE_INFINITY, keep }
}
