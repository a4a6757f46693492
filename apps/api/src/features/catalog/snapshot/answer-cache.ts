import type { ProductCard } from '@vitrine/domain/catalog/product'
import { LRUCache } from 'lru-cache'
import { cacheText } from '#api/answer.ts'
import { ShopError } from '#api/errors.ts'
import type { CardSource } from '#api/features/catalog/document/card.ts'

/** Stock on tiles may be this much behind; what is sold is checked again when it is bought. */
const CACHED_MS = 5_000
const MAX_CACHED = 128

type Cached<T> = { answer: Promise<T>; askedMs: number }
/** Undefined where the product is not sold. */
export type Tile = { card: ProductCard | undefined; madeMs: number }

/**
 * What lists nobody asked for before have in common: their tiles, as they were made for another list a moment ago, by what
 * stands still of them. To read the stock of every variant anew takes a tenth of such a page.
 */
export class KeptTiles {
  readonly #made = new WeakMap<CardSource, Tile>()

  find(source: CardSource, now: Date): Tile | undefined {
    const tile = this.#made.get(source)
    return tile && isRecent(tile.madeMs, now) ? tile : undefined
  }

  keep(source: CardSource, tile: Tile): void {
    this.#made.set(source, tile)
  }
}

// Answers that are the same for everybody, kept for a moment, so that a rush on one list is worked out once. They go
// with every change of the catalogue.
export class AnswerCache {
  readonly #cached = new LRUCache<string, Cached<object>>({ max: MAX_CACHED })
  /** Others after every change: what is still being made of the state before it goes to those nobody asks any more. */
  tiles = new KeptTiles()

  /** The kept answer, or the one worked out now; the same key must always mean the same type. */
  of<T extends object>(key: string, now: Date, workOut: () => Promise<T>): Promise<T> {
    const known = this.#cached.get(key)
    if (known && isRecent(known.askedMs, now)) return known.answer as Promise<T>
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
    this.tiles = new KeptTiles()
  }
}

function isRecent(ms: number, now: Date): boolean {
  const age = now.getTime() - ms
  return age >= 0 && age < CACHED_MS
}

const isUnavailable = (error: unknown) => error instanceof ShopError && error.code === 'UNAVAILABLE'
