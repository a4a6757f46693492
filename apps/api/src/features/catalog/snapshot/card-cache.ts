import type { StoreCode } from '@vitrine/domain/store/store-view'
import { LRUCache } from 'lru-cache'
import type { CardSource } from '#api/features/catalog/document/card.ts'

const MAX_BYTES = 64 * 1024 * 1024

/** What stands still of tiles, by the generation it stands on, store, product and its last change; the least used go first when it grows too big. */
export class CardCache {
  readonly #cache = new LRUCache<string, CardSource>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })

  get(key: CardKey): CardSource | undefined {
    return this.#cache.get(textOf(key))
  }

  set(key: CardKey, source: CardSource): void {
    this.#cache.set(textOf(key), source)
  }

  get size(): number {
    return this.#cache.size
  }
}

export type CardKey = { laidOut: number; store: StoreCode; id: number; edition: number }

function textOf({ laidOut, store, id, edition }: CardKey): string {
  return `${laidOut} ${store} ${id} ${edition}`
}

/** Two bytes a character, and as much again for the objects around them. */
function bytesOf(source: CardSource): number {
  return JSON.stringify(source).length * 4
}
