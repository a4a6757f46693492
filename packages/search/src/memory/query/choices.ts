import type { SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ChildChoice } from '../columns/child-combinations.ts'
import { compileChoice } from './conditions/compile-condition.ts'
import type { Filter } from './conditions/filter.ts'
import { hasFlagged } from './conditions/term-filter.ts'

type Named = { filter: Filter; name: string }

// The shopper's choices, one filter per field. Choices in child fields are also asked of one child together.
export class Choices {
  readonly filters: readonly Filter[]
  /** Tells the choices apart from others, to remember answers by; empty when nothing is chosen. */
  readonly name: string
  readonly #catalogue: Catalogue
  readonly #named: readonly Named[]

  constructor(catalogue: Catalogue, named: readonly Named[]) {
    this.#catalogue = catalogue
    this.#named = named
    this.filters = named.map(({ filter }) => filter)
    this.name = named.map(({ name }) => name).join()
  }

  static of(catalogue: Catalogue, request: Pick<SearchRequest, 'store' | 'selected'>): Choices {
    const byField = Map.groupBy(request.selected, ({ field }) => field)
    const named = [...byField.values()].map((conditions) => ({
      filter: compileChoice(catalogue, request.store, conditions),
      name: JSON.stringify(conditions),
    }))
    return new Choices(catalogue, named.toSorted(byReach))
  }

  get isEmpty(): boolean {
    return this.filters.length === 0
  }

  has(field: string): boolean {
    return this.filters.some((filter) => filter.field === field)
  }

  without(field: string): Choices {
    if (!this.has(field)) return this
    return new Choices(
      this.#catalogue,
      this.#named.filter(({ filter }) => filter.field !== field),
    )
  }

  /** What the choices ask of a child. */
  ofChildren(): ChildChoice[] {
    return this.filters.flatMap(({ field, values }) =>
      values && this.#catalogue.children.fields.has(field) ? [{ field, flags: values.flags }] : [],
    )
  }

  /** Every choice, and with several child fields also that one child meets them all. */
  toFilters(): Filter[] {
    const { children } = this.#catalogue
    const choices = this.ofChildren()
    if (choices.length < 2) return [...this.filters]
    return [...this.filters, hasFlagged('children', children.column, children.satisfying(choices))]
  }
}

/** The narrowest first; those that cannot tell come last. */
function byReach(a: Named, b: Named): number {
  return a.filter.reach === b.filter.reach ? 0 : a.filter.reach - b.filter.reach
}
