/** Code of a slot or child without a value of its own. */
export const ABSENT = 0
/** Code of a child that lacks a value its siblings carry: it matches no choice and is counted nowhere. */
export const LACKING = 1

/** Values of one field and their codes; codes only grow, so old and compacted columns can share it. */
export class Dictionary {
  readonly values: string[] = ['', '']
  readonly #codes = new Map<string, number>()

  /** One that a file has kept. */
  static of(values: readonly string[]): Dictionary {
    const dictionary = new Dictionary()
    for (const value of values.slice(dictionary.size)) dictionary.intern(value)
    return dictionary
  }

  get size(): number {
    return this.values.length
  }

  find(value: string): number | undefined {
    return this.#codes.get(value)
  }

  intern(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.values.push(value) - 1
    this.#codes.set(value, code)
    return code
  }
}
