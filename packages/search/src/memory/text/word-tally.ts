import { grown } from '../columns/grown.ts'

const STRONG = 1
const WEAK = 2

// What one product says with each word, added up over its fields. The columns serve product after product.
export class WordTally {
  #weights = new Float64Array(0)
  /** By key: STRONG where a field that says what the product is has the word, WEAK where one that tells of it does. */
  #kinds = new Uint8Array(0)
  /** Words with a weight. */
  #keys = new Uint32Array(64)
  #count = 0
  /** Words of the field being read, as often as it has them. */
  #field = new Uint32Array(64)
  #fieldLength = 0

  get isEmpty(): boolean {
    return this.#count === 0
  }

  get fieldLength(): number {
    return this.#fieldLength
  }

  read(key: number): void {
    if (this.#fieldLength === this.#field.length) this.#field = grown(this.#field, this.#fieldLength + 1)
    this.#field[this.#fieldLength++] = key
  }

  /** Adds the weight, which is above zero, to every word of the field. */
  closeField(weight: number, isStrong: boolean): void {
    this.#keys = grown(this.#keys, this.#count + this.#fieldLength)
    for (let i = 0; i < this.#fieldLength; i++) this.#add(this.#field[i] as number, weight, isStrong)
    this.#fieldLength = 0
  }

  #add(key: number, weight: number, isStrong: boolean): void {
    if (key >= this.#weights.length) {
      this.#weights = grown(this.#weights, key + 1)
      this.#kinds = grown(this.#kinds, this.#weights.length)
    }
    const kind = isStrong ? STRONG : WEAK
    // A story may say a word ten times over; that makes the product no more of it.
    if (kind === WEAK && ((this.#kinds[key] as number) & WEAK) !== 0) return
    const before = this.#weights[key] as number
    if (before === 0) this.#keys[this.#count++] = key
    this.#weights[key] = before + weight
    this.#kinds[key] = (this.#kinds[key] as number) | kind
  }

  /** Hands out every word with its weight and starts anew. */
  drain(take: (key: number, weight: number, isStrong: boolean) => void): void {
    const count = this.#count
    this.#count = 0
    for (let i = 0; i < count; i++) {
      const key = this.#keys[i] as number
      const weight = this.#weights[key] as number
      const isStrong = ((this.#kinds[key] as number) & STRONG) !== 0
      this.#weights[key] = 0
      this.#kinds[key] = 0
      take(key, weight, isStrong)
    }
  }
}
