import type { Catalogue } from '../catalogue.ts'
import { expandWord } from './expand-word.ts'
import type { ScoreBoard } from './score-board.ts'
import { IMPACT_BITS, type TextIndex } from './text-index.ts'

const SHARE_OF_WORDS_NEEDED = 0.75
const MIN_SCORE = 0.02
/** Enough for any sentence; also keeps a word's number within a byte. */
const MOST_WORDS = 24

/**
 * Slots that match the text; their scores stay on the board until the next request. Undefined when the text
 * has no words at all, which asks for nothing in particular.
 * Other readings (wrong keyboard layout, transliteration) belong here: try them when this finds little.
 */
export function matchText(
  catalogue: Catalogue,
  language: string,
  request: { text: string; board: ScoreBoard },
) {
  const index = catalogue.textIndex(language)
  if (!index) return undefined
  const isInUse = (key: number) => hasLivingEntry(catalogue, index, key)
  const words = wordsOf(index, request.text, isInUse)
  if (words.length === 0) return undefined
  const { board } = request
  board.open(catalogue.slots)
  words.forEach((word, at) => {
    const isLast = at === words.length - 1
    for (const expansion of expandWord(word, { index, isInUse, isLast })) board.add(at + 1, expansion, index)
  })
  return board.passing(wordsNeeded(words.length), MIN_SCORE)
}

/** Three quarters of the words, rounded down as search engines do; always one. */
function wordsNeeded(words: number): number {
  return Math.max(1, Math.floor(words * SHARE_OF_WORDS_NEEDED))
}

/** A code the shop knows as a whole ("WH10-XS") is the only thing asked for. */
function wordsOf(index: TextIndex, text: string, isInUse: (key: number) => boolean): string[] {
  const { words, codes } = index.analyzer.forQuery(text)
  const known = codes.filter((code) => {
    const key = index.vocabulary.find(code)
    return key !== undefined && isInUse(key)
  })
  return (known.length > 0 ? known : words).slice(0, MOST_WORDS)
}

function hasLivingEntry(catalogue: Catalogue, index: TextIndex, key: number): boolean {
  const entries = index.postings.read(key)
  const length = index.postings.length(key)
  for (let i = 0; i < length; i++) {
    if (catalogue.isAlive((entries[i] as number) >>> IMPACT_BITS)) return true
  }
  return false
}
