import type SearchableMap from 'minisearch/SearchableMap'
import { hasDigit } from '../../analysis/analyzer.ts'
import type { TextIndex } from './text-index.ts'

/** A stored word a query word may mean, and how much it is trusted. */
export type Expansion = { key: number; weight: number }

type Expanding = {
  index: TextIndex
  /** Whether any living product has the word. */
  isInUse: (key: number) => boolean
  /** The last word may still be being typed. */
  isLast: boolean
}

const PREFIX_WEIGHT = 0.375
const FUZZY_WEIGHT = 0.45
const MOST_COMPLETIONS = 64
const SHORTEST_PREFIX = 2
/** Letters a word needs for one typo, and for two (spec §9: fuzziness 2). */
const LETTERS_FOR_ONE_TYPO = 3
const LETTERS_FOR_TWO_TYPOS = 6

/**
 * A word the shop knows is taken at its word; an unknown one is read with tolerance, nearest reading first.
 * Otherwise "red" would also ask for beds, and counts would lie. Words with digits are never guessed at.
 */
export function expandWord(word: string, how: Expanding): Expansion[] {
  const expansions: Expansion[] = []
  const key = how.index.vocabulary.find(word)
  if (key !== undefined && how.isInUse(key)) expansions.push({ key, weight: 1 })
  if (how.isLast) expansions.push(...completions(word, how))
  if (expansions.length === 0 && !hasDigit(word)) expansions.push(...nearest(word, how))
  return expansions
}

function completions(word: string, { index, isInUse }: Expanding): Expansion[] {
  if (word.length < SHORTEST_PREFIX) return []
  const tree: SearchableMap<number> = hasDigit(word) ? index.vocabulary.codes : index.vocabulary.words
  const found: Expansion[] = []
  for (const [stored, key] of tree.atPrefix(word)) {
    if (stored.length === word.length || !isInUse(key)) continue
    const missing = stored.length - word.length
    found.push({ key, weight: (PREFIX_WEIGHT * stored.length) / (stored.length + 0.3 * missing) })
    if (found.length === MOST_COMPLETIONS) break
  }
  return found
}

function nearest(word: string, { index, isInUse }: Expanding): Expansion[] {
  for (let typos = 1; typos <= typosAllowed(word); typos++) {
    const found: Expansion[] = []
    for (const [stored, [key, distance]] of index.vocabulary.words.fuzzyGet(word, typos)) {
      if (!isInUse(key)) continue
      found.push({ key, weight: (FUZZY_WEIGHT * stored.length) / (stored.length + distance) })
    }
    if (found.length > 0) return found
  }
  return []
}

function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < LETTERS_FOR_ONE_TYPO) return 0
  return word.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2
}
