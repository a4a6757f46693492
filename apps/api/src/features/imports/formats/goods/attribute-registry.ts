// Attributes and their options: those the shop has, found again by any of their names, and new ones a file brings.

import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { clipped } from '@vitrine/domain/content/clipped'
import type { Language } from '@vitrine/domain/store/store-view'
import { isYes } from '../table/cells.ts'
import type { Draft } from './draft.ts'
import { codeOf, keyOf } from './words.ts'

export type KnownAttributes = readonly AttributeRecord[]

/** What is said in more words than this is a text to read, not a value to filter by. */
const MAX_VALUE = 60
/** Different for nearly every product: nobody picks them from a list. */
const TEXTS = new Set(['barcode', 'gtin'])
const MAX_OPTIONS = 300
const FILTERED = new Set(['color', 'size', 'brand', 'material', 'gender'])
/** Free texts the writer keeps whole. */
const MAX_TEXT = 2000

type Found = { name: string; isAxis: boolean; isLong: boolean; isMany: boolean; values: Set<string> }
type Options = Map<string, { key: string; label: string }>

export class AttributeRegistry {
  readonly #known: Map<string, AttributeRecord>
  readonly #language: Language
  readonly #found = new Map<string, Found>()
  readonly #keys = new Map<string, Map<string, string>>()
  #records: AttributeRecord[] | undefined

  constructor(known: KnownAttributes, language: Language) {
    this.#known = new Map(known.map((one) => [one.code, one]))
    this.#language = language
  }

  learn({ attributes, axes = [] }: Draft): void {
    for (const name of axes) this.#note(name).isAxis = true
    for (const { name, values } of attributes) {
      const found = this.#note(name)
      found.isLong ||= values.some((value) => value.length > MAX_VALUE)
      found.isMany ||= values.length > 1
      for (const value of values) found.values.add(value)
    }
  }

  codesOf(names: readonly string[]): string[] {
    return [...new Set(names.map(codeOf))]
  }

  valuesOf({ attributes }: Draft): Record<string, string[]> {
    const values: Record<string, string[]> = {}
    for (const { name, values: given } of attributes) {
      const code = codeOf(name)
      const record = this.records().find((one) => one.code === code)
      if (record === undefined || given.length === 0) continue
      values[code] = [...new Set(given.map((value) => this.#valueOf(record, value)))]
    }
    return values
  }

  /** Everything the shop has stays as it is, with options of the file added at the end. */
  records(): AttributeRecord[] {
    this.#records ??= [
      ...[...this.#known.values()].map((known) => this.#extended(known)),
      ...[...this.#found]
        .filter(([code]) => !this.#known.has(code))
        .map(([code, found], at) => this.#new(code, found, at)),
    ]
    return this.#records
  }

  #note(name: string): Found {
    const code = codeOf(name)
    const found = this.#found.get(code) ?? {
      name,
      isAxis: false,
      isLong: false,
      isMany: false,
      values: new Set(),
    }
    this.#found.set(code, found)
    return found
  }

  #valueOf({ code, input }: AttributeRecord, value: string): string {
    if (input === 'boolean') return isYes(value) ? '1' : '0'
    return this.#keys.get(code)?.get(value.toLowerCase()) ?? clipped(value, MAX_TEXT)
  }

  #extended(known: AttributeRecord): AttributeRecord {
    const found = this.#found.get(known.code)
    if (known.input !== 'select' && known.input !== 'multiselect') return known
    const keys = new Map(
      known.options.flatMap(({ key, labels }) =>
        [key, ...Object.values(labels)].map((word) => [word.toLowerCase(), key]),
      ),
    )
    this.#keys.set(known.code, keys)
    const added = newOptions([...(found?.values ?? [])], keys)
    return { ...known, options: [...known.options, ...this.#options(added)] }
  }

  #new(code: string, { name, isAxis, isLong, isMany, values }: Found, at: number): AttributeRecord {
    const isText = !isAxis && (isLong || TEXTS.has(code) || values.size > MAX_OPTIONS)
    const keys = new Map<string, string>()
    if (!isText) this.#keys.set(code, keys)
    return {
      kind: 'attribute',
      code,
      input: isText ? 'text' : isMany && !isAxis ? 'multiselect' : 'select',
      labels: this.#labels(name),
      position: this.#known.size + at,
      isFilterable: isAxis || FILTERED.has(code),
      isVisibleOnFront: !isAxis,
      options: isText ? [] : this.#options(newOptions([...values], keys)),
    }
  }

  #labels = (label: string) => ({ en: label, ...(this.#language !== 'en' && { [this.#language]: label }) })

  #options(options: Options) {
    return [...options.values()].map(({ key, label }) => ({ key, labels: this.#labels(label) }))
  }
}

/** By label in lower case; two labels that would share a key are told apart. */
function newOptions(values: readonly string[], keys: Map<string, string>): Options {
  const taken = new Set(keys.values())
  const options: Options = new Map()
  for (const label of values) {
    if (keys.has(label.toLowerCase())) continue
    let key = keyOf(label)
    while (taken.has(key)) key += '-2'
    taken.add(key)
    keys.set(label.toLowerCase(), key)
    options.set(key, { key, label })
  }
  return options
}
