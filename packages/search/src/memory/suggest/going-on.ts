import { chunksOf } from '../../analysis/chunks.ts'
import type { LanguageLexicon } from '../../lexicon/language-lexicon.ts'

type Known = LanguageLexicon | undefined

/** Behind a colour another colour would widen what was asked: either is found then. */
export function choosesAnew(own: Known, head: string): (word: string) => boolean {
  const fieldOf = (word: string) => own?.find(own.keyOf(word))?.filter?.field
  const fields = new Set(chunksOf(head).map(fieldOf))
  return (word) => {
    const field = fieldOf(word)
    return field !== undefined && fields.has(field)
  }
}

/** Who has said how something is goes on with what it is: kinds before all other words, each by what is found. */
export function kindsFirst(own: Known, head: string): (one: Found, other: Found) => number {
  const isKind = ({ text }: Found) =>
    head !== '' && (own?.find(own.keyOf(text.slice(head.length)))?.kinds.length ?? 0) > 0
  return (one, other) => Number(isKind(other)) - Number(isKind(one)) || other.count - one.count
}

type Found = { text: string; count: number }
