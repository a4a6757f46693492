import { hasDigit } from '../../../analysis/analyzer.ts'
import { hasHan } from '../../../analysis/segment-chinese.ts'
import type { Phrase } from '../../../lexicon/lexicon-input.ts'
import type { KnownWords } from './known-words.ts'

/** Stored words a query word may mean, all of which a product must have, and how much that is trusted. */
export type Expansion = { keys: readonly number[]; weight: number }

export type Expanding = {
  index: KnownWords
  /** Whether any living product has the word. */
  isInUse: (key: number) => boolean
}

const PREFIX_WEIGHT = 0.375
const SYNONYM_WEIGHT = 0.9
const NARROWER_WEIGHT = 0.7
const MAX_COMPLETIONS = 64
/** In Chinese one sign is a word. */
const SHORTEST_PREFIX = 2

/** The key of a stored word that a product has. */
export function keyInUse(word: string, { index, isInUse }: Expanding): number | undefined {
  const key = index.vocabulary.find(word)
  return key !== undefined && isInUse(key) ? key : undefined
}

/** Texts a phrase stands for, the phrase itself first; those the shop has no words for are left out. */
export function alternativesOf({ alternatives, narrower }: Phrase, how: Expanding): Expansion[] {
  const found = new Map<string, Expansion>()
  const weighed = [
    ...alternatives.map((text, at) => ({ text, weight: at === 0 ? 1 : SYNONYM_WEIGHT })),
    ...narrower.map((text) => ({ text, weight: NARROWER_WEIGHT })),
  ]
  for (const { text, weight } of weighed) {
    const keys = how.index.analyzer.forQuery(text).words.map((word) => keyInUse(word, how))
    const known = keys.filter((key) => key !== undefined)
    if (known.length === 0 || known.length < keys.length) continue
    const name = known.toSorted((a, b) => a - b).join()
    if (!found.has(name)) found.set(name, { keys: known, weight })
  }
  return [...found.values()]
}

/** What a word that is still being typed may become. */
export function completionsOf(word: string, { index, isInUse }: Expanding): Expansion[] {
  if (word.length < SHORTEST_PREFIX && !hasHan(word)) return []
  const found: Expansion[] = []
  for (const { length, key } of index.vocabulary.startingWith(word)) {
    if (length === word.length || !isInUse(key)) continue
    const missing = length - word.length
    found.push({ keys: [key], weight: (PREFIX_WEIGHT * length) / (length + 0.3 * missing) })
    if (found.length === MAX_COMPLETIONS) break
  }
  return found
}

const LETTERS_FOR_ONE_TYPO = 3
const LETTERS_FOR_TWO_TYPOS = 6

/** Letters a word needs for one typo, and for two (spec §9: fuzziness 2); numbers are not guessed at. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < LETTERS_FOR_ONE_TYPO || hasDigit(word)) return 0
  return word.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2
}
