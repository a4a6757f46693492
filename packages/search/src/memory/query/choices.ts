import type { SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ChildChoice } from '../columns/variant-rows.ts'
import { compileChoice } from './compile-condition.ts'
import type { Filter } from './filter.ts'

// The shopper's choices, one filter per field. Choices in child fields are also asked of one child together.
export class Choices {
  readonly filters: readonly Filter[]
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue, filters: readonly Filter[]) {
    this.#catalogue = catalogue
    this.filters = filters.toSorted((a, b) => (a.reach === b.reach ? 0 : a.reach - b.reach))
  }

  static of(catalogue: Catalogue, request: SearchRequest): Choices {
    const byField = Map.groupBy(request.selected, ({ field }) => field)
    const filters = [...byField.values()].map((conditions) =>
      compileChoice(catalogue, request.store, conditions),
    )
    return new Choices(catalogue, filters)
  }

  get isEmpty(): boolean {
    return this.filters.length === 0
  }

  has(field: string): boolean {
    return this.filters.some((filter) => filter.field === field)
  }

  without(field: string): Choices {
    return new Choices(
      this.#catalogue,
      this.filters.filter((filter) => filter.field !== field),
    )
  }

  /** What the choices ask of a child. */
  ofChildren(): ChildChoice[] {
    return this.filters.flatMap(({ field, values }) =>
      values && this.#catalogue.variants.fields.has(field) ? [{ field, marks: values.marks }] : [],
    )
  }

  /** Two child choices may be met by two children, so they are checked together; one cannot. */
  keepOneChild(buffer: Uint32Array, count: number): number {
    const choices = this.ofChildren()
    return choices.length < 2 ? count : this.#catalogue.variants.keepMatching(choices, buffer, count)
  }
}
