import { ScoreBoard } from '../text/score-board.ts'

const MOST_KEPT = 3

/** What one question works on. Columns of the length of the catalogue are dear to make anew for each. */
export class Desk {
  readonly board = new ScoreBoard()
  readonly #sheets: Uint32Array[] = []
  #taken = 0

  /** Room for so many slots, holding anything. */
  takeSheet(length: number): Uint32Array {
    const at = this.#taken++
    const sheet = this.#sheets[at]
    if (sheet && sheet.length >= length) return sheet
    const larger = new Uint32Array(Math.ceil(length * 1.25))
    this.#sheets[at] = larger
    return larger
  }

  /** Gives up the sheet taken last. */
  putSheetBack(): void {
    this.#taken--
  }

  clear(): void {
    this.#taken = 0
  }
}

// A desk for each question under way; those that share a turn must not write on one another's.
export class Desks {
  readonly #free: Desk[] = []

  take(): Desk {
    return this.#free.pop() ?? new Desk()
  }

  giveBack(desk: Desk): void {
    desk.clear()
    if (this.#free.length < MOST_KEPT) this.#free.push(desk)
  }
}
