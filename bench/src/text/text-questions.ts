import type { SearchRequest } from '@vitrine/search/port'
import { randomOf } from '@vitrine/search/testing/random'
import { KINDS, LOOKS } from '@vitrine/search/testing/synthetic-words'

export const TEXT_FACETS = ['ptype', 'gender', 'brand', 'set', 'only_promo'] as const

/** A look and a kind, one of them with a letter missing: "velvt coat". */
export function textQuestions(count: number): string[] {
  const random = randomOf(11)
  const pick = (below: number) => Math.floor(random() * below)
  const oneOf = (words: readonly string[]) => words[pick(words.length)] ?? ''
  const mistyped = (word: string) => {
    const at = 1 + pick(word.length - 1)
    return word.slice(0, at) + word.slice(at + 1)
  }
  return Array.from({ length: count }, () => {
    const [look, kind] = [oneOf(LOOKS), oneOf(KINDS)]
    return pick(2) === 0 ? `${mistyped(look)} ${kind}` : `${look} ${mistyped(kind)}`
  })
}

export function toTextRequest(text: string): SearchRequest {
  return {
    ...{ store: 'us', language: 'en', text, base: [], selected: [], sort: [], from: 0, size: 50 },
    facets: TEXT_FACETS.map((field) => ({ field, size: 100 })),
  }
}
