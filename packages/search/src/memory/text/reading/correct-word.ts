// What a word nobody knows may have been meant as. The nearest known word wins; of several as near, the one the shop
// speaks of most: a kind or a colour before a word of a story, the same first letter before another, the common one.

import { fold } from '../../../analysis/fold.ts'
import { hasHan } from '../../../analysis/segment-chinese.ts'
import { soundOf } from '../../../analysis/sound-of.ts'
import type { LanguageLexicon } from '../../../lexicon/language-lexicon.ts'
import { type Expanding, typosAllowed } from './expand-word.ts'
import type { Tree } from './known-words.ts'

export type Correcting = Expanding & {
  lexicon: LanguageLexicon | undefined
  isStrong: (key: number) => boolean
}

/** `shown` where it is known how the word is written; else only how it is stored. */
export type Correction = { stored: string; shown?: string }
type Candidate = Correction & { written: string; rank: number }

const LEXICON_RANK = 4
const STRONG_RANK = 2
const FIRST_LETTER_RANK = 3

export function correctWord(typed: string, how: Correcting): Correction | undefined {
  const folded = fold(typed)
  const allowed = typosAllowed(folded)
  for (let typos = 1; typos <= allowed; typos++) {
    const best = bestOf(folded, writtenAt(folded, typos, how))
    if (best) return best
  }
  return stemNear(folded, how)
}

/** What it may be without its ending. Of a stem so many letters are the word itself that fewer may be wrong. */
function stemNear(folded: string, how: Correcting): Correction | undefined {
  const { analyzer, vocabulary } = how.index
  const stem = analyzer.normalize(folded)
  for (let typos = 1; typos <= typosAllowed(stem); typos++) {
    const stems = near(vocabulary.words, stem, typos).filter(([, key]) => how.isInUse(key))
    const best = bestOf(
      folded,
      stems.map(([stored, key]) => ({ stored, written: stored, rank: rankOf(key, false, how) })),
    )
    if (best) return best
  }
  return undefined
}

/** Chinese words that sound so, the most used first. */
export function soundingLike(text: string, how: Correcting): Correction | undefined {
  const sound = soundOf(text)
  const own = how.lexicon?.soundingLike(sound)
  if (own) return { stored: own, shown: own }
  const { sounds } = how.index.vocabulary
  const words = sounds.size === 0 ? [] : (sounds.get(sound) ?? [])
  const [best] = words
    .filter(({ key }) => how.isInUse(key))
    .sort((a, b) => how.index.postings.length(b.key) - how.index.postings.length(a.key))
  return best && { stored: best.word, shown: best.word }
}

/** How far a word is from another is told by the tree; two letters in the wrong order are one slip, though two edits. */
function writtenAt(folded: string, typos: number, how: Correcting): Candidate[] {
  const { analyzer, vocabulary } = how.index
  const written = (surface: string, shown: string): Candidate[] => {
    const stored = analyzer.normalize(surface)
    const isOwn = how.lexicon?.tree.has(surface) ?? false
    const key = vocabulary.find(stored)
    if (!isOwn && (key === undefined || !how.isInUse(key))) return []
    return [{ stored, shown, written: surface, rank: rankOf(key, isOwn, how) }]
  }
  const candidates = near(vocabulary.surfaces, folded, typos).flatMap(([word, { shown }]) =>
    written(word, shown),
  )
  if (how.lexicon) {
    for (const [word, shown] of near(how.lexicon.tree, folded, typos))
      candidates.push(...written(word, shown))
  }
  return candidates
}

function near<T>(tree: Tree<T>, word: string, typos: number): [string, T][] {
  const found = [...tree.fuzzyGet(word, typos)].flatMap(([stored, [value, distance]]): [string, T][] =>
    distance === typos ? [[stored, value]] : [],
  )
  return typos === 1 ? [...swapped(tree, word), ...found] : found
}

function* swapped<T>(tree: Tree<T>, word: string): Generator<[string, T]> {
  for (let at = 1; at < word.length; at++) {
    const other = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
    const value = tree.get(other)
    if (value !== undefined) yield [other, value]
  }
}

function rankOf(key: number | undefined, isOwn: boolean, { index, isStrong }: Correcting): number {
  const often = key === undefined ? 0 : Math.log10(1 + index.postings.length(key))
  return often + (isOwn ? LEXICON_RANK : key !== undefined && isStrong(key) ? STRONG_RANK : 0)
}

function bestOf(folded: string, candidates: readonly Candidate[]): Correction | undefined {
  const scoreOf = ({ written, rank }: Candidate) => rank + (written[0] === folded[0] ? FIRST_LETTER_RANK : 0)
  const [best] = candidates
    .filter(({ written }) => !hasHan(written))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a.written < b.written ? -1 : 1))
  return best
}
