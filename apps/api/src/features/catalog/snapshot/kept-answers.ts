import { LRUCache } from 'lru-cache'
import { keepText } from '#api/routing/reply/kept-text.ts'

/** Stock on tiles may be this much behind; what is sold is checked again when it is bought. */
const KEPT_MS = 5_000
const MOST_KEPT = 128

type Kept<T> = { answer: Promise<T>; askedMs: number }

// Answers that are the same for everybody, kept for a moment, so that a rush on one list is worked out once. They go
// with every change of the catalogue.
export class KeptAnswers {
  readonly #kept = new LRUCache<string, Kept<object>>({ max: MOST_KEPT })

  /** The kept answer, or the one worked out now; the same key must always mean the same type. */
  of<T extends object>(key: string, now: Date, workOut: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    const age = now.getTime() - (known?.askedMs ?? Number.NEGATIVE_INFINITY)
    if (known && age >= 0 && age < KEPT_MS) return known.answer as Promise<T>
    const answer = workOut().then(keepText)
    this.#kept.set(key, { answer, askedMs: now.getTime() })
    answer.catch(() => this.#kept.delete(key))
    return answer
  }

  forget(): void {
    this.#kept.clear()
  }
}
