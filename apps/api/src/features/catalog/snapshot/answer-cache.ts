import { LRUCache } from 'lru-cache'
import { cacheText } from '#api/answer.ts'
import { ShopError } from '#api/errors.ts'

/** Stock on tiles may be this much behind; what is sold is checked again when it is bought. */
const CACHED_MS = 5_000
const MAX_CACHED = 128

type Cached<T> = { answer: Promise<T>; askedMs: number }

// Answers that are the same for everybody, kept for a moment, so that a rush on one list is worked out once. They go
// with every change of the catalogue.
export class AnswerCache {
  readonly #cached = new LRUCache<string, Cached<object>>({ max: MAX_CACHED })

  /** The kept answer, or the one worked out now; the same key must always mean the same type. */
  of<T extends object>(key: string, now: Date, workOut: () => Promise<T>): Promise<T> {
    const known = this.#cached.get(key)
    const age = now.getTime() - (known?.askedMs ?? Number.NEGATIVE_INFINITY)
    if (known && age >= 0 && age < CACHED_MS) return known.answer as Promise<T>
    const answer = workOut()
      .then(cacheText)
      .catch((error: unknown) => {
        if (known && isUnavailable(error)) return known.answer as Promise<T>
        throw error
      })
    this.#cached.set(key, { answer, askedMs: now.getTime() })
    answer.catch(() => this.#cached.delete(key))
    return answer
  }

  /** They stay for when nothing better can be worked out. */
  forget(): void {
    for (const cached of this.#cached.values()) cached.askedMs = Number.NEGATIVE_INFINITY
  }
}

const isUnavailable = (error: unknown) => error instanceof ShopError && error.code === 'UNAVAILABLE'
