import type SearchableMap from 'minisearch/SearchableMap'
import { hasDigit } from '../../../analysis/analyzer.ts'
import { hasHan } from '../../../analysis/segment-chinese.ts'
import { soundOf } from '../../../analysis/sound-of.ts'
import type { TextIndex } from '../text-index.ts'

/** A stored word a query word may mean, and how much it is trusted. */
export type Expansion = { key: number; weight: number }

export type Expanding = {
  index: TextIndex
  /** Whether any living product has the word. */
  isInUse: (key: number) => boolean
  /** The last word may still be being typed. */
  lastWord: string | undefined
}

const PREFIX_WEIGHT = 0.375
const FUZZY_WEIGHT = 0.45
const MOST_COMPLETIONS = 64
/** In Chinese one sign is a word. */
const SHORTEST_PREFIX = 2
/** Letters a word needs for one typo, and for two (spec §9: fuzziness 2). */
const LETTERS_FOR_ONE_TYPO = 3
const LETTERS_FOR_TWO_TYPOS = 6

/** What a word the shop knows stands for: itself and, for the last word, what it may become. */
export function knownAs(word: string, how: Expanding): Expansion[] {
  const expansions: Expansion[] = []
  const key = how.index.vocabulary.find(word)
  if (key !== undefined && how.isInUse(key)) expansions.push({ key, weight: 1 })
  if (word === how.lastWord) expansions.push(...completions(word, how))
  return expansions
}

/**
 * An unknown word is read with tolerance, nearest reading first; a known one never, or "red" would also ask for
 * beds, and counts would lie. Words with digits are not guessed at.
 */
export function nearestTo(word: string, how: Expanding): Expansion[] {
  return hasDigit(word) ? [] : nearestIn(how.index.vocabulary.words, word, { ...how, keyOf: (key) => key })
}

/** What a text is taken for, and how that is written. */
export type Spelling = { shown?: string; expansions: Expansion[] }

/** A typo may keep the stem from being found ("плтье" has none), so words are also held against names as written. */
export function nearestAsWritten(folded: string, how: Expanding): Spelling {
  if (hasDigit(folded)) return { expansions: [] }
  const { surfaces } = how.index.vocabulary
  const swapped = withSwap(surfaces, folded)
  if (swapped && how.isInUse(swapped.key))
    return { shown: swapped.shown, expansions: [{ key: swapped.key, weight: FUZZY_WEIGHT }] }
  const found = nearestIn(surfaces, folded, { ...how, keyOf: ({ key }) => key })
  const best = found.toSorted((a, b) => b.weight - a.weight)[0]
  return { expansions: found, ...(best && { shown: best.value.shown }) }
}

/** Chinese words that sound so. */
export function soundingLike(text: string, { index, isInUse }: Expanding): Spelling {
  const { sounds } = index.vocabulary
  const words = sounds.size === 0 ? [] : (sounds.get(soundOf(text)) ?? [])
  const found = words.filter(({ key }) => isInUse(key))
  const expansions = found.map(({ key }) => ({ key, weight: FUZZY_WEIGHT }))
  return { expansions, ...(found[0] && { shown: found[0].word }) }
}

function nearestIn<T>(
  tree: SearchableMap<T>,
  word: string,
  { isInUse, keyOf }: Expanding & { keyOf: (stored: T) => number },
): (Expansion & { value: T })[] {
  for (let typos = 1; typos <= typosAllowed(word); typos++) {
    const found: (Expansion & { value: T })[] = []
    for (const [stored, [value, distance]] of tree.fuzzyGet(word, typos)) {
      const key = keyOf(value)
      if (!isInUse(key) || found.some((other) => other.key === key)) continue
      found.push({ key, value, weight: (FUZZY_WEIGHT * stored.length) / (stored.length + distance) })
    }
    if (found.length > 0) return found
  }
  return []
}

/** Two letters typed in the wrong order are one slip, though two edits. */
function withSwap<T>(tree: SearchableMap<T>, word: string): T | undefined {
  for (let at = 1; at < word.length; at++) {
    const value = tree.get(`${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`)
    if (value !== undefined) return value
  }
  return undefined
}

function completions(word: string, { index, isInUse }: Expanding): Expansion[] {
  if (word.length < SHORTEST_PREFIX && !hasHan(word)) return []
  const found: Expansion[] = []
  for (const { length, key } of index.vocabulary.startingWith(word)) {
    if (length === word.length || !isInUse(key)) continue
    const missing = length - word.length
    found.push({ key, weight: (PREFIX_WEIGHT * length) / (length + 0.3 * missing) })
    if (found.length === MOST_COMPLETIONS) break
  }
  return found
}

export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < LETTERS_FOR_ONE_TYPO) return 0
  return word.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2
}
