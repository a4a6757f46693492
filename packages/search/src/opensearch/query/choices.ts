import type { Condition } from '../../port.ts'
import { all, any, type Query } from './boolean.ts'
import { childQuery, conditionQuery } from './conditions.ts'

// The shopper's choices: all fields must hold, any condition inside one. Those of several child fields are asked of one
// child together.
export class Choices {
  readonly #byField: ReadonlyMap<string, readonly Condition[]>
  readonly #childFields: ReadonlySet<string>

  constructor(selected: readonly Condition[], childFields: ReadonlySet<string>) {
    this.#byField = Map.groupBy(selected, ({ field }) => field)
    this.#childFields = childFields
  }

  without(field: string): Choices {
    return new Choices(
      [...this.#byField.values()].flat().filter((one) => one.field !== field),
      this.#childFields,
    )
  }

  get isEmpty(): boolean {
    return this.#byField.size === 0
  }

  /** Whether a value of the field must stand at the same child as what is chosen. */
  meetsAtChild(field: string): boolean {
    return this.#childFields.has(field) && this.#ofChildren.length > 0
  }

  /** Inside a child. */
  get childQuery(): Query {
    return all(this.#ofChildren.map((conditions) => any(conditions.map(childQuery))))
  }

  get query(): Query {
    const together = this.#ofChildren.length > 1
    const alone = [...this.#byField]
      .filter(([field]) => !together || !this.#childFields.has(field))
      .map(([, conditions]) => any(conditions.map(conditionQuery)))
    const ofOneChild = together ? [{ nested: { path: 'children', query: this.childQuery } }] : []
    return all([...alone, ...ofOneChild])
  }

  get #ofChildren(): (readonly Condition[])[] {
    return [...this.#byField].flatMap(([field, conditions]) =>
      this.#childFields.has(field) ? [conditions] : [],
    )
  }
}
