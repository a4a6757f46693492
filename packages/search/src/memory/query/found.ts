import type { SlotSet } from '../columns/slot-set.ts'
import type { Choices } from './choices.ts'
import { selectChosen } from './select-slots.ts'

const LONGEST_NAME = 200

// The products of a question before and after the shopper's choices.
export class Found {
  readonly start: SlotSet
  readonly choices: Choices
  readonly chosen: SlotSet

  constructor(start: SlotSet, choices: Choices) {
    this.start = start
    this.choices = choices
    this.chosen = selectChosen(start, choices)
  }

  /**
   * Works a count out over the products that match without the field's own choice. With at most one choice left
   * the answer stays with the start: such counts are the widest, and the pages of a category keep asking for them.
   */
  without<T>(field: string, what: string, workOut: (set: SlotSet, others: Choices) => T): T {
    const others = this.choices.without(field)
    const count = () =>
      workOut(others === this.choices ? this.chosen : selectChosen(this.start, others), others)
    const isCommon = others.filters.length < 2 && others.name.length <= LONGEST_NAME
    return isCommon ? this.start.remember(JSON.stringify([what, others.name]), count) : count()
  }
}
