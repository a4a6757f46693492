/** Remembers what was asked for lately: two generations of entries, the elder forgotten when the younger is full. */
export class RecentMap<V extends object | string> {
  readonly #generation: number
  #young = new Map<string, V>()
  #elder = new Map<string, V>()

  constructor(generation: number) {
    this.#generation = generation
  }

  get(key: string): V | undefined {
    const known = this.#young.get(key)
    if (known !== undefined) return known
    const elder = this.#elder.get(key)
    if (elder !== undefined) this.set(key, elder)
    return elder
  }

  set(key: string, value: V): void {
    if (this.#young.size >= this.#generation) {
      this.#elder = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}
