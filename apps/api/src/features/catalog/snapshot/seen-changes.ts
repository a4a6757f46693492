/** How far behind the newest a change may still be committed: numbers are drawn before a transaction ends. */
const MAX_PENDING = 1_000

// Numbers of single changes that are already in, so that one committed late, out of order, is not missed.
export class SeenChanges {
  readonly #recent: Set<number>
  #newest: number

  constructor(recent: readonly number[]) {
    this.#recent = new Set(recent)
    this.#newest = Math.max(0, ...recent)
  }

  add(seq: number): void {
    this.#recent.add(seq)
    this.#newest = Math.max(this.#newest, seq)
    if (this.#recent.size < 2 * MAX_PENDING) return
    for (const old of this.#recent) if (old <= this.from) this.#recent.delete(old)
  }

  /** A copy that has these, too. */
  with(more: readonly number[]): SeenChanges {
    const copy = new SeenChanges(this.recent)
    for (const seq of more) copy.add(seq)
    return copy
  }

  get newest(): number {
    return this.#newest
  }

  /** Nothing at or before it is looked at again. */
  get from(): number {
    return this.#newest - MAX_PENDING
  }

  get recent(): number[] {
    return [...this.#recent]
  }
}
