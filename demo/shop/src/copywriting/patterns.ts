// How a sentence is built, whatever is put into it: what two neighbours in a list must not share.
import type { Language } from '@vitrine/domain/store/store-view'

export type Pattern = readonly string[]

/** Two sentences of one pattern have this share of their words in common, in the same order. */
const SAME = { words: 0.6, characters: 0.7 }
/** The fewest words, or characters in Chinese, by which a reader recognises a pattern or a beginning. */
const FEWEST = { words: 4, characters: 6 }
const OPENING = { words: 2, characters: 4 }

const partsOf = (sentence: string, language: Language): string[] => {
  const plain = sentence
    .toLowerCase()
    .replace(/\d[\d.,]*/g, '#')
    .replace(/[^\p{L}\p{M}#\s-]/gu, '')
  return language === 'zh' ? [...plain.replace(/\s/g, '')] : plain.split(/\s+/).filter(Boolean)
}

const scaleOf = (language: Language) => (language === 'zh' ? 'characters' : 'words')

/** The sentences of a text, each as its words in order; those too short to have a pattern are left out. */
export const patternsOf = (text: string, language: Language): Pattern[] =>
  text
    .split(/(?<=[.。])\s*(?=[^\d\s]|$)/)
    .map((sentence) => partsOf(sentence, language))
    .filter(({ length }) => length >= FEWEST[scaleOf(language)])

export const openingOf = (text: string, language: Language): string =>
  partsOf(text, language).slice(0, OPENING[scaleOf(language)]).join(' ')

export const isSamePattern = (one: Pattern, other: Pattern, language: Language): boolean =>
  inCommon(one, other) >= SAME[scaleOf(language)] * Math.max(one.length, other.length)

/** How many words the two have in common in the same order. */
function inCommon(one: Pattern, other: Pattern): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    other.forEach((its, i) => {
      next.push(word === its ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0))
    })
    row = next
  }
  return row[other.length] ?? 0
}
