// The tree of categories: those the shop has, found again by their names, and new branches a file brings.
import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { keyOf } from './words.ts'

export class CategoryRegistry {
  readonly #language: Language
  readonly #records: Map<string, CategoryRecord>
  /** By its parent's key and its own name, in lower case. */
  readonly #byName = new Map<string, string>()

  constructor(known: readonly CategoryRecord[], language: Language) {
    this.#language = language
    this.#records = new Map(known.map((one) => [one.key, one]))
    for (const { key, parentKey, texts } of known)
      for (const text of Object.values(texts)) this.#byName.set(placeOf(parentKey, text.name), key)
  }

  has(key: string): boolean {
    return this.#records.has(key)
  }

  learn(names: readonly string[]): string | null {
    let above: string | null = null
    for (const name of names) above = this.#find(above, name) ?? this.#create(above, name)
    return above
  }

  /** The leaf alone: a list shows what lies below it, too. */
  keysOf(paths: readonly (readonly string[])[]): string[] {
    return [...new Set(paths.map((names) => this.learn(names)).filter((key) => key !== null))]
  }

  /** Parents stand before their children, the shop's own before the new ones. */
  records(): CategoryRecord[] {
    return [...this.#records.values()]
  }

  #find(above: string | null, name: string): string | undefined {
    return this.#byName.get(placeOf(above, name))
  }

  #create(parentKey: string | null, name: string): string {
    const base = parentKey === null ? keyOf(name) : `${parentKey}/${keyOf(name)}`
    let key = base
    while (this.#records.has(key)) key += '-2'
    const texts = { en: { name }, ...(this.#language !== 'en' && { [this.#language]: { name } }) }
    const position = this.#records.size
    this.#records.set(key, {
      kind: 'category',
      key,
      parentKey,
      position,
      isActive: true,
      includeInMenu: true,
      texts,
    })
    this.#byName.set(placeOf(parentKey, name), key)
    return key
  }
}

const placeOf = (parentKey: string | null, name: string) => `${parentKey ?? ''}\n${name.toLowerCase()}`
