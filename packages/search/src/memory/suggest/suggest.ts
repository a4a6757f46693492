// What a shopper may be about to type: completions of the last word among what the words before it find.
import type { FacetCount, SearchResult, Suggestions, SuggestRequest } from '../../port.ts'
import { SlotSet } from '../columns/slot-set.ts'
import { readText } from '../query/read-text.ts'
import { type Shop, searchSteps } from '../query/run-search.ts'
import type { Steps } from '../steps.ts'
import { IMPACT_BITS, STRONG, type TextIndex } from '../text/text-index.ts'
import { type Completions, complete } from './complete.ts'
import { choosesAnew, kindsFirst } from './going-on.ts'
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
  const own = request.lexicon?.of(request.language)
  const isAnother = choosesAnew(own, before.head)
  const words = completions.words.filter(({ shown }) => !isAnother(shown))
  const counted = yield* countWords(words, { index, among: before.found, isNamed: before.isHeard })
  const size = Math.max(0, Math.min(MAX_SUGGESTIONS, Math.floor(request.size) || 0))
  const guess = completions.isGuess ? counted[0]?.shown : undefined
  const read = completions.prefix ?? guess
  const typed = before.head + (read ?? last)
  const isCorrected = before.isCorrected || read !== undefined
  const texts = counted.slice(0, size).map(({ shown }) => before.head + shown)
  return {
    texts: yield* answered(shop, request, { texts, before }),
    scopes: yield* scopesOf(shop, request, typed),
    ...(isCorrected && counted.length > 0 && { corrected: typed }),
  }
}

type Before = {
  head: string
  found: SlotSet
  isCorrected: boolean
  /** The words before find something by themselves. */
  isHeard: boolean
}

/** The products that the words before the last one find. */
function* among(
  { catalogue, workspaces }: Shop,
  request: SuggestRequest,
  { head, base }: { head: string; base: SlotSet },
): Steps<Before> {
  const plain = { head, found: base, isCorrected: false, isHeard: false }
  if (head.trim() === '') return plain
  const workspace = workspaces.take()
  try {
    const read = yield* readText(catalogue, { ...request, text: head }, { base, workspace })
    // Words that find nothing together do not help to tell what comes next.
    if (read.chosen.count === 0 || read.isPartial) return plain
    const corrected = read.corrected === undefined ? head : `${read.corrected} `
    const found = new SlotSet(read.chosen.slots.slice())
    return { head: corrected, found, isCorrected: corrected !== head, isHeard: true }
  } finally {
    workspaces.giveBack(workspace)
  }
}

type Counting = {
  index: TextIndex
  among: SlotSet
  /** By what goods are, not by what is told of them. */
  isNamed: boolean
}
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

function countIn(key: number, { index, among, isNamed }: Counting): number {
  const entries = index.postings.read(key)
  const length = Math.min(index.postings.length(key), MAX_COUNTED)
  let count = 0
  for (let i = 0; i < length; i++) {
    const entry = entries[i] as number
    if (among.has(entry >>> IMPACT_BITS) && (!isNamed || (entry & STRONG) !== 0)) count++
  }
  return count
}

type Offered = { texts: readonly string[]; before: Before }

/**
 * Each with what is found by it: goods that have a word in passing are not meant by it, and a word that finds something only
 * without those before it is no way to go on with them.
 */
function* answered(
  shop: Shop,
  { scope: _, ...request }: SuggestRequest,
  { texts, before: { head, isHeard } }: Offered,
): Steps<Suggestions['texts']> {
  const counted: { text: string; count: number }[] = []
  for (const text of texts) {
    const { total, isPartial } = yield* found(shop, request, text)
    if (total > 0 && !(isHeard && isPartial)) counted.push({ text, count: total })
  }
  return counted.sort(kindsFirst(request.lexicon?.of(request.language), head))
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
