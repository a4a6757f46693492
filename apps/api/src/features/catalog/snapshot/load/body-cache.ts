import { LRUCache } from 'lru-cache'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'

const MOST = 200
/** Whoever asks for more at once reads them for themselves, and pushes nobody's out. */
const MOST_AT_ONCE = 20

export type BodyKey = { laidOut: number; id: number; edition: number }
type Load = (ids: readonly number[]) => Promise<Map<number, ProductBody>>

/**
 * Documents by the generation they stand on, product and its last change: one page of a product asks for it four times.
 * They are shared, so nobody changes them.
 */
export class BodyCache {
  readonly #kept = new LRUCache<string, Promise<ProductBody | undefined>>({ max: MOST })

  /** What is not at hand is read in one go, for those who ask for it meanwhile, too. What is not there at all is left out. */
  async read(keys: readonly BodyKey[], load: Load): Promise<Map<number, ProductBody>> {
    if (keys.length > MOST_AT_ONCE) return load(keys.map(({ id }) => id))
    // Taken before anything is kept: what comes may push out what was there.
    const asking = keys.map((key) => ({ key, kept: this.#kept.get(textOf(key)) }))
    const missing = asking.filter(({ kept }) => kept === undefined).map(({ key }) => key.id)
    const loading = missing.length > 0 ? load(missing) : undefined
    const asked = asking.map(async ({ key, kept }) => {
      const body = await (kept ?? this.#keep(key, loading))
      return body ? [[key.id, body] as const] : []
    })
    return new Map((await Promise.all(asked)).flat())
  }

  #keep(key: BodyKey, loading: ReturnType<Load> | undefined): Promise<ProductBody | undefined> {
    const name = textOf(key)
    const body = Promise.resolve(loading).then((found) => found?.get(key.id))
    this.#kept.set(name, body)
    const letGo = () => this.#kept.peek(name) === body && this.#kept.delete(name)
    body.then((found) => found ?? letGo(), letGo)
    return body
  }
}

const textOf = ({ laidOut, id, edition }: BodyKey): string => `${laidOut} ${id} ${edition}`
