import { ScoreBoard } from '../text/score-board.ts'

const MAX_IDLE = 3

/** What one question works on. Columns of the length of the catalogue are dear to make anew for each. */
export class Workspace {
  readonly board = new ScoreBoard()
  readonly #buffers: Uint32Array[] = []
  #taken = 0

  /** Room for so many slots, holding anything. */
  takeBuffer(length: number): Uint32Array {
    const at = this.#taken++
    const buffer = this.#buffers[at]
    if (buffer && buffer.length >= length) return buffer
    const larger = new Uint32Array(Math.ceil(length * 1.25))
    this.#buffers[at] = larger
    return larger
  }

  /** Gives up the sheet taken last. */
  releaseBuffer(): void {
    this.#taken--
  }

  clear(): void {
    this.#taken = 0
  }
}

// A desk for each question under way; those that share a turn must not write on one another's.
export class WorkspacePool {
  readonly #free: Workspace[] = []

  take(): Workspace {
    return this.#free.pop() ?? new Workspace()
  }

  giveBack(workspace: Workspace): void {
    workspace.clear()
    if (this.#free.length < MAX_IDLE) this.#free.push(workspace)
  }
}
