// What a shopper may be about to type: completions of the last word among what the words before it find.
import type { FacetCount, SearchResult, Suggestions, SuggestRequest } from '../../port.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { readText } from '../query/read-text.ts'
import { type Shop, searchSteps } from '../query/run-search.ts'
import type { Steps } from '../steps.ts'
import { IMPACT_BITS, type TextIndex } from '../text/text-index.ts'
import { type Completions, complete } from './complete.ts'
import { isLongEnough, parted } from './parted.ts'

const MAX_SUGGESTIONS = 20
const LONGEST_PREFIX = 100
/** Popularity is told from this many products of a word: more would not change the order that matters. */
const MAX_COUNTED = 2000
const WORDS_PER_STEP = 32

const NOTHING: Suggestions = { texts: [], scopes: [] }

export function* suggestSteps(shop: Shop, request: SuggestRequest): Steps<Suggestions> {
  const index = yield* shop.catalogue.textIndex(request.language)
  const { head, last } = parted(request.prefix.slice(0, LONGEST_PREFIX).trim())
  if (!index || !(isLongEnough(last) || (last !== '' && head.trim() !== ''))) return NOTHING
  const base = yield* shop.bases.of({ store: request.store, base: request.base ?? [] })
  const before = yield* among(shop, request, { head, base })
  yield
  const completions = yield* complete(index, last, request)
  const counted = yield* countWords(completions.words, { index, among: before.found })
  const size = Math.max(0, Math.min(MAX_SUGGESTIONS, Math.floor(request.size) || 0))
  const guess = completions.isGuess ? counted[0]?.shown : undefined
  const read = completions.prefix ?? guess
  const typed = before.head + (read ?? last)
  const isCorrected = before.isCorrected || read !== undefined
  const texts = counted.slice(0, size).map(({ shown }) => before.head + shown)
  return {
    texts: yield* answered(shop, request, texts),
    scopes: yield* scopesOf(shop, request, typed),
    ...(isCorrected && counted.length > 0 && { corrected: typed }),
  }
}

type Before = { head: string; found: SlotSet; isCorrected: boolean }

/** The products that the words before the last one find. */
function* among(
  { catalogue, workspaces }: Shop,
  request: SuggestRequest,
  { head, base }: { head: string; base: SlotSet },
): Steps<Before> {
  const plain = { head, found: base, isCorrected: false }
  if (head.trim() === '') return plain
  const workspace = workspaces.take()
  try {
    const read = yield* readText(catalogue, { ...request, text: head }, { base, workspace })
    // Words that find nothing together do not help to tell what comes next.
    if (read.chosen.count === 0 || read.isPartial) return plain
    const corrected = read.corrected === undefined ? head : `${read.corrected} `
    return { head: corrected, found: new SlotSet(read.chosen.slots.slice()), isCorrected: corrected !== head }
  } finally {
    workspaces.giveBack(workspace)
  }
}

type Counting = { index: TextIndex; among: SlotSet }
type Counted = { shown: string; count: number }

/** Words with their products, those of most products first; of words that mean the same the shortest. */
function* countWords(words: Completions['words'], counting: Counting): Steps<Counted[]> {
  const byKey = new Map<number, Counted>()
  for (const [at, { shown, key }] of words.entries()) {
    if (at % WORDS_PER_STEP === WORDS_PER_STEP - 1) yield
    const same = byKey.get(key)
    if (!same) byKey.set(key, { shown, count: countIn(key, counting) })
    else if (shown.length < same.shown.length) same.shown = shown
  }
  return [...byKey.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1))
}

function countIn(key: number, { index, among }: Counting): number {
  const entries = index.postings.read(key)
  const length = Math.min(index.postings.length(key), MAX_COUNTED)
  let count = 0
  for (let i = 0; i < length; i++) if (among.has((entries[i] as number) >>> IMPACT_BITS)) count++
  return count
}

/** Each with what is found by it: goods that have a word in passing are not meant by it. */
function* answered(
  shop: Shop,
  { scope: _, ...request }: SuggestRequest,
  texts: readonly string[],
): Steps<Suggestions['texts']> {
  const counted: { text: string; count: number }[] = []
  for (const text of texts) {
    const { total } = yield* found(shop, request, text)
    if (total > 0) counted.push({ text, count: total })
  }
  return counted.sort((a, b) => b.count - a.count)
}

function* scopesOf(shop: Shop, request: SuggestRequest, text: string): Steps<FacetCount[]> {
  const { scope } = request
  return scope ? ((yield* found(shop, request, text)).facets[scope.field] ?? []) : []
}

function found(shop: Shop, request: SuggestRequest, text: string): Steps<SearchResult> {
  const { scope, store, language, lexicon, base = [] } = request
  const nothing = { selected: [], sort: [], from: 0, size: 0 }
  return searchSteps(shop, {
    ...{ store, language, text, lexicon, base },
    ...{ facets: scope ? [scope] : [], ...nothing },
  })
}
