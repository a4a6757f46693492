import type { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import type { Choices } from './choices.ts'
import { selectChosen } from './select-slots.ts'
import type { Workspace } from './workspaces.ts'

const LONGEST_NAME = 200

type WorkOut<T> = (set: SlotSet, others: Choices) => Steps<T>
type Sets = { start: SlotSet; choices: Choices; chosen: SlotSet; workspace: Workspace }

// The products of a question before and after the shopper's choices.
export class Found {
  readonly start: SlotSet
  readonly choices: Choices
  readonly chosen: SlotSet
  readonly workspace: Workspace

  private constructor({ start, choices, chosen, workspace }: Sets) {
    this.workspace = workspace
    this.start = start
    this.choices = choices
    this.chosen = chosen
  }

  static *among(start: SlotSet, choices: Choices, workspace: Workspace): Steps<Found> {
    return new Found({
      start,
      choices,
      workspace,
      chosen: yield* selectChosen(start, choices, workspace),
    })
  }

  /**
   * Works a count out over the products that match without the field's own choice. With at most one choice left
   * the answer stays with the start: such counts are the widest, and the pages of a category keep asking for them.
   */
  *without<T>(field: string, what: string, workOut: WorkOut<T>): Steps<T> {
    const others = this.choices.without(field)
    const count = () => this.#count(others, workOut)
    const isCommon = others.filters.length < 2 && others.name.length <= LONGEST_NAME
    return yield* isCommon ? this.start.remember(JSON.stringify([what, others.name]), count) : count()
  }

  *#count<T>(others: Choices, workOut: WorkOut<T>): Steps<T> {
    if (others === this.choices) return yield* workOut(this.chosen, others)
    const answer = yield* workOut(yield* selectChosen(this.start, others, this.workspace), others)
    this.workspace.releaseBuffer()
    return answer
  }
}
