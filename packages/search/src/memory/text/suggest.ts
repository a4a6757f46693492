import { fold } from '../../analysis/fold.ts'
import type { SuggestRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { NOT_SOLD } from '../columns/price-column.ts'
import { IMPACT_BITS, type TextIndex } from './text-index.ts'

const MOST_CANDIDATES = 400
const MOST_SUGGESTIONS = 20
/** Popularity is told from this many products of a word: more would not change the order that matters. */
const MOST_COUNTED = 2000

/** Completes the last word with words of product names sold in the store, the most frequent first. */
export function suggest(catalogue: Catalogue, request: SuggestRequest): string[] {
  const index = catalogue.textIndex(request.language)
  const typed = request.prefix.slice(0, 100).trimStart()
  const head = typed.slice(0, lastWordStart(typed))
  const prefix = fold(typed.slice(head.length))
  if (!index || prefix === '') return []
  const size = Math.max(0, Math.min(MOST_SUGGESTIONS, Math.floor(request.size) || 0))
  return candidates(index, prefix)
    .map(({ shown, key }) => ({ shown, count: countSold({ catalogue, index, key, store: request.store }) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1))
    .slice(0, size)
    .map(({ shown }) => head + shown)
}

function lastWordStart(typed: string): number {
  return typed.search(/\S+$/) < 0 ? typed.length : typed.search(/\S+$/)
}

function candidates(index: TextIndex, prefix: string): { shown: string; key: number }[] {
  return Iterator.from(index.vocabulary.surfaces.atPrefix(prefix).values()).take(MOST_CANDIDATES).toArray()
}

type Word = { catalogue: Catalogue; index: TextIndex; key: number; store: string }

function countSold({ catalogue, index, key, store }: Word): number {
  const prices = catalogue.prices.get(store)?.values
  if (!prices) return 0
  const entries = index.postings.read(key)
  const length = Math.min(index.postings.length(key), MOST_COUNTED)
  let count = 0
  for (let i = 0; i < length; i++) {
    const slot = (entries[i] as number) >>> IMPACT_BITS
    if (catalogue.isAlive(slot) && prices[slot] !== NOT_SOLD) count++
  }
  return count
}
