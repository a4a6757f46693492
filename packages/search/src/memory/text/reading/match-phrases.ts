// The words of a text, those together that are one thing to the shop.
import type { LanguageLexicon } from '../../../lexicon/language-lexicon.ts'
import type { Phrase } from '../../../lexicon/lexicon-input.ts'
import type { Chunk, Piece } from './read-pieces.ts'

type Placed = { piece: Piece; key: string }
export type Match = { pieces: readonly Placed[]; phrase: Phrase | undefined; isIgnored: boolean }

/** A guess at a stem has no key: two of them are two words. */
export const nameOf = ({ pieces }: Match): string =>
  pieces.map(({ piece, key }) => key || piece.word).join(' ')

/** The longest phrases of the lexicon first, from the left. */
export function matchPhrases(chunks: readonly Chunk[], lexicon: LanguageLexicon | undefined): Match[] {
  const placed = chunks.flatMap(({ pieces }) => pieces.map((piece): Placed => ({ piece, key: piece.key })))
  const matches: Match[] = []
  for (let at = 0; at < placed.length; ) {
    const match = lexicon && longestAt(placed, at, lexicon)
    const only = [placed[at] as Placed]
    matches.push(match ?? { pieces: only, phrase: undefined, isIgnored: false })
    at += match?.pieces.length ?? 1
  }
  return matches
}

const MAX_PHRASE_WORDS = 5

function longestAt(placed: readonly Placed[], at: number, lexicon: LanguageLexicon): Match | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, lexicon.longest, placed.length - at); length > 0; length--) {
    const pieces = placed.slice(at, at + length)
    const key = pieces.map((each) => each.key).join(' ')
    const phrase = lexicon.find(key)
    const isIgnored = lexicon.isIgnored(key)
    if (phrase || isIgnored) return { pieces, phrase, isIgnored }
  }
  return undefined
}
