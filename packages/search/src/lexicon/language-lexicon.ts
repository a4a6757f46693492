import SearchableMap from 'minisearch/SearchableMap'
import { analyzerOf } from '../analysis/analyzer.ts'
import { fold } from '../analysis/fold.ts'
import { hasHan } from '../analysis/segment-chinese.ts'
import { soundOf } from '../analysis/sound-of.ts'
import { visible } from '../analysis/visible.ts'
import type { Kind, LexiconInput, LexiconValue, Phrase } from './lexicon-input.ts'

type Draft = {
  shown: string
  alternatives: Set<string>
  narrower: Set<string>
  /** Those it has by itself, and those of what it also stands for. */
  own: Set<LexiconValue>
  values: Set<LexiconValue>
}

/** Where one label names two things: "Coats and jackets". */
const LABEL_PARTS = /\s*(?:[,/、与和]|\s(?:and|und|oder|и|й|та|і)\s)\s*/u
/** A category is also found by its name alone, so its words never settle what else they may be. */
const WEAK_FIELDS = new Set(['category'])

/** Fewer letters begin too much. */
const SHORTEST_BEGUN = 3
const SHORTEST_BEGUN_HAN = 2

export class LanguageLexicon {
  readonly #analyze: (text: string) => string[]
  readonly #drafts = new Map<string, Draft>()
  readonly #phrases = new Map<string, Phrase>()
  readonly #labels = new Map<LexiconValue, string>()
  readonly #ignored: Set<string>
  readonly #pages: readonly { page: string; words: readonly string[] }[]
  readonly #unfiltered: Set<string>
  readonly #negations: Set<string>
  readonly #unsold: Set<string>
  readonly #unsoldSpelt: readonly string[]
  readonly #parts = new Set<string>()
  readonly #filterFields: ReadonlySet<string>
  readonly #kindFields: ReadonlySet<string>
  /** Single words as written, folded: what a mistyped word may be. */
  readonly tree = new SearchableMap<string>()
  /** Chinese phrases by how they are said. */
  readonly #sounds = new Map<string, string>()
  #longest = 1

  constructor(input: LexiconInput, language: string) {
    const { values, synonyms, ignored, unfiltered, negations = {}, unsold = {} } = input
    const { forQuery } = analyzerOf(language)
    this.#analyze = (text) => (hasHan(text) ? [hanKey(text)] : forQuery(text).words)
    this.#filterFields = new Set(input.filterFields)
    this.#kindFields = new Set(input.kindFields)
    this.#pages = input.pages.filter((each) => each.language === language)
    const keysIn = (words: LexiconInput['ignored']) =>
      new Set((words[language] ?? []).map((word) => this.keyOf(word)))
    this.#ignored = keysIn(ignored)
    this.#unfiltered = keysIn(unfiltered)
    this.#negations = keysIn(negations)
    this.#unsold = keysIn(unsold)
    this.#unsoldSpelt = (unsold[language] ?? []).map(fold)
    for (const value of values) this.#addValue(value, value.labels[language])
    const own = synonyms.filter((set) => set.language === language)
    for (const { words } of own) this.#equate(words)
    for (const { words, narrower = [] } of own) this.#widen(words, narrower)
    for (const { words } of this.#pages) for (const word of words) this.#spell(word)
    for (const [key, draft] of this.#drafts) this.#phrases.set(key, this.#finish(key, draft))
  }

  /** Most words a phrase has. */
  get longest(): number {
    return this.#longest
  }

  keyOf(text: string): string {
    return this.#analyze(text).join(' ')
  }

  find(key: string): Phrase | undefined {
    return this.#phrases.get(key)
  }

  /** What words that begin so stand for. */
  begunBy(text: string): Phrase[] {
    const prefix = fold(text)
    if (prefix.length < (hasHan(prefix) ? SHORTEST_BEGUN_HAN : SHORTEST_BEGUN)) return []
    return [...this.tree.atPrefix(prefix).values()].flatMap((shown) => this.find(this.keyOf(shown)) ?? [])
  }

  isIgnored(key: string): boolean {
    return this.#ignored.has(key)
  }

  /** What follows is not wanted. */
  isNegation(key: string): boolean {
    return this.#negations.has(key)
  }

  /** A word of its own, though nothing in the shop is called so. */
  isUnsold(key: string): boolean {
    return this.#unsold.has(key)
  }

  /** Somebody is on the way to such a word. */
  beginsUnsold(prefix: string): boolean {
    return this.#unsoldSpelt.some((word) => word.startsWith(prefix))
  }

  /** Whether the word, normalized, stands in any phrase, or says by itself what is asked. */
  knows(word: string): boolean {
    return [this.#parts, this.#ignored, this.#negations, this.#unsold].some((words) => words.has(word))
  }

  /** A Chinese phrase that is said so. */
  soundingLike(sound: string): string | undefined {
    return this.#sounds.get(sound)
  }

  /** The value a word names here, and no other. */
  valueOf(word: string): LexiconValue | undefined {
    const draft = this.#drafts.get(this.keyOf(word))
    const values = draft ? [...draft.values].filter(({ field }) => !WEAK_FIELDS.has(field)) : []
    return values[0] ?? (draft && [...draft.values][0])
  }

  /** All that can be chosen in a field. */
  valuesOf(field: string): string[] {
    return [...this.#labels.keys()].flatMap((one) => (one.field === field ? one.value : []))
  }

  labelOf(value: LexiconValue): string | undefined {
    return this.#labels.get(value)
  }

  /** Pages of help that a text asks for. */
  pagesIn(text: string): string[] {
    const asked = ` ${this.keyOf(text)} `
    const isAsked = (word: string) =>
      hasHan(word) ? asked.includes(hanKey(word)) : asked.includes(` ${this.keyOf(word)} `)
    return this.#pages.filter(({ words }) => words.some(isAsked)).map(({ page }) => page)
  }

  /** A word for a page is one that a mistyped word may be. */
  #spell(word: string): void {
    const folded = fold(word)
    if (/^\p{L}+$/u.test(folded) && !hasHan(folded) && !this.tree.has(folded)) this.tree.set(folded, word)
  }

  #addValue(value: LexiconValue, label: string | undefined): void {
    if (!label?.trim()) return
    const names = label.split(LABEL_PARTS).filter((name) => name !== '')
    this.#labels.set(value, names[0] ?? label)
    for (const name of new Set([label, ...names])) {
      const draft = this.#draftOf(name)
      draft.values.add(value)
      draft.own.add(value)
    }
  }

  #equate(words: readonly string[]): void {
    const drafts = words.map((word) => this.#draftOf(word))
    const values = drafts.flatMap((draft) => [...draft.values])
    for (const draft of drafts) {
      for (const word of words) draft.alternatives.add(word)
      for (const value of values) {
        draft.values.add(value)
        draft.own.add(value)
      }
    }
  }

  #widen(words: readonly string[], narrower: readonly string[]): void {
    const below = narrower.map((word) => this.#draftOf(word))
    for (const word of words) {
      const draft = this.#draftOf(word)
      for (const { alternatives, values } of below) {
        for (const alternative of alternatives) draft.narrower.add(alternative)
        for (const value of values) draft.values.add(value)
      }
    }
  }

  #draftOf(text: string): Draft {
    const parts = this.#analyze(text)
    const key = parts.join(' ')
    const known = this.#drafts.get(key)
    if (known) return known
    const shown = visible(text).toLowerCase()
    const draft: Draft = {
      shown,
      alternatives: new Set([shown]),
      narrower: new Set(),
      own: new Set(),
      values: new Set(),
    }
    this.#drafts.set(key, draft)
    for (const part of parts) this.#parts.add(part)
    this.#longest = Math.max(this.#longest, hasHan(text) ? key.length : parts.length)
    if (parts.length === 1) this.tree.set(fold(shown), shown)
    if (hasHan(text)) this.#sounds.set(soundOf(key), shown)
    return draft
  }

  #finish(key: string, { shown, alternatives, narrower, own, values }: Draft): Phrase {
    const deciding = [...values].filter(({ field }) => !WEAK_FIELDS.has(field))
    const byField = [...Map.groupBy(deciding, (value) => value.field)]
    const choices = byField
      .filter(([field]) => this.#filterFields.has(field))
      .map(([field, some]) => ({ field, values: some.map(({ value }) => value) }))
    const [choice] = byField.length === 1 && !this.#unfiltered.has(key) ? choices : []
    const kinds = [...this.#kindFields].flatMap((kind) =>
      kindsOf(
        deciding.filter((value) => value.field === kind),
        own,
      ),
    )
    return {
      ...{ shown, alternatives: [...alternatives], narrower: [...narrower], choices, kinds },
      ...(choice && { filter: choice }),
    }
  }
}

/** Chinese is looked up as it is written: where its words begin depends on what stands around them. */
function hanKey(text: string): string {
  return fold(text).replace(/\s/g, '')
}

function kindsOf(values: readonly LexiconValue[], own: ReadonlySet<LexiconValue>): Kind[] {
  return [true, false].flatMap((isOwn) => {
    const some = values.filter((value) => own.has(value) === isOwn)
    const [first] = some
    return first ? [{ field: first.field, values: some.map(({ value }) => value), isOwn }] : []
  })
}
