import { grown } from '../../columns/grown.ts'

/** Many short texts behind one another in one column: no object for each, nothing for the garbage collector. */
export class Letters {
  #letters: Uint16Array = new Uint16Array(0)
  /** Where a text begins; the next one begins where it ends. */
  #starts: Uint32Array = new Uint32Array(16)
  #count = 0

  static of(letters: Uint16Array, starts: Uint32Array): Letters {
    const kept = new Letters()
    kept.#letters = letters
    kept.#starts = starts
    kept.#count = starts.length - 1
    return kept
  }

  get count(): number {
    return this.#count
  }

  /** A copy. */
  listed(): { letters: Uint16Array; starts: Uint32Array } {
    const starts = this.#starts.slice(0, this.#count + 1)
    return { letters: this.#letters.slice(0, starts[this.#count]), starts }
  }

  add(text: string): number {
    const at = this.#count++
    const start = this.#starts[at] as number
    this.#letters = grown(this.#letters, start + text.length)
    for (let i = 0; i < text.length; i++) this.#letters[start + i] = text.charCodeAt(i)
    this.#starts = grown(this.#starts, at + 2)
    this.#starts[at + 1] = start + text.length
    return at
  }

  length(at: number): number {
    return (this.#starts[at + 1] as number) - (this.#starts[at] as number)
  }

  begins(at: number, text: string): boolean {
    if (this.length(at) < text.length) return false
    const start = this.#starts[at] as number
    for (let i = 0; i < text.length; i++) {
      if (this.#letters[start + i] !== text.charCodeAt(i)) return false
    }
    return true
  }

  /** The same for the same letters, as `hashOf` tells it of a string. */
  hash(at: number): number {
    let hash = 0
    const end = this.#starts[at + 1] as number
    for (let i = this.#starts[at] as number; i < end; i++) hash = mixed(hash, this.#letters[i] as number)
    return hash >>> 0
  }
}

export function hashOf(text: string, length = text.length): number {
  let hash = 0
  for (let i = 0; i < length; i++) hash = mixed(hash, text.charCodeAt(i))
  return hash >>> 0
}

function mixed(hash: number, letter: number): number {
  const product = Math.imul(hash ^ letter, 0x01000193)
  return product ^ (product >>> 15)
}
