import { grown } from '../../columns/grown.ts'
import { hashOf } from './letters.ts'

const BUCKETS = 65_536

// Codes that begin with the same few signs, hung behind one another, newest first. Strangers whose beginnings share
// a hash hang in between; whoever walks along looks at the letters anyway.
export class Chains {
  readonly #length: number
  /** Numbers from 1; 0 ends a chain. */
  #first: Uint32Array = new Uint32Array(0)
  #next: Uint32Array = new Uint32Array(0)

  constructor(length: number) {
    this.#length = length
  }

  /** A copy. */
  listed(count: number): { first: Uint32Array; next: Uint32Array } {
    return { first: this.#first.slice(), next: this.#next.slice(0, count) }
  }

  take({ first, next }: { first: Uint32Array; next: Uint32Array }): void {
    this.#first = first
    this.#next = next
  }

  add(text: string, at: number): void {
    this.#next = grown(this.#next, at + 1)
    if (text.length < this.#length) return
    if (this.#first.length === 0) this.#first = new Uint32Array(BUCKETS)
    const bucket = this.#bucketOf(text)
    this.#next[at] = this.#first[bucket] as number
    this.#first[bucket] = at + 1
  }

  *along(text: string): Generator<number> {
    let stored = this.#first[this.#bucketOf(text)] ?? 0
    for (; stored > 0; stored = this.#next[stored - 1] as number) yield stored - 1
  }

  #bucketOf(text: string): number {
    return hashOf(text, this.#length) % BUCKETS
  }
}
