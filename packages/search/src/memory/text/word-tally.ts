import { grown } from '../columns/grown.ts'

// What one product says with each word, added up over its fields. One column by key, used again for every product.
export class WordTally {
  #weights = new Float64Array(0)
  #keys: number[] = []

  get isEmpty(): boolean {
    return this.#keys.length === 0
  }

  /** Weights are above zero. */
  add(key: number, weight: number): void {
    this.#weights = grown(this.#weights, key + 1)
    const before = this.#weights[key] as number
    if (before === 0) this.#keys.push(key)
    this.#weights[key] = before + weight
  }

  /** Hands out every word with its weight and starts anew. */
  drain(take: (key: number, weight: number) => void): void {
    const keys = this.#keys
    this.#keys = []
    for (const key of keys) {
      const weight = this.#weights[key] as number
      this.#weights[key] = 0
      take(key, weight)
    }
  }
}
