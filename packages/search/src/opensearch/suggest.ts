// What a shopper may be about to type: completions of the last word among what the words before it find.
import { complete } from '../memory/suggest/complete.ts'
import { choosesAnew, kindsFirst } from '../memory/suggest/going-on.ts'
import { isLongEnough, parted } from '../memory/suggest/parted.ts'
import type { SearchResult, Suggestions, SuggestRequest } from '../port.ts'
import { guarded } from './guarded.ts'
import { namesOf } from './index/names.ts'
import { all, type Query } from './query/boolean.ts'
import { Choices } from './query/choices.ts'
import { type Asking, baseQuery, conditionsOf, queryOf, search } from './search.ts'
import type { Facts } from './text/facts.ts'

const MAX_SUGGESTIONS = 20
const LONGEST_PREFIX = 100
/** The index of words tells those of most products first. */
const MOST_COUNTED = 60
const NOTHING = { facets: [], selected: [], sort: [], from: 0, size: 0 }

export async function suggest(request: SuggestRequest, asking: Asking): Promise<Suggestions> {
  const { store, language, lexicon, base = [] } = request
  const { head, last } = parted(request.prefix.slice(0, LONGEST_PREFIX).trim())
  if (!(isLongEnough(last) || (last !== '' && head.trim() !== ''))) return { texts: [], scopes: [] }
  const facts = asking.factsOf(store, language)
  const before = await among(request, head, asking)
  const completions = await facts.read(() => complete(facts, last, request))
  const own = lexicon?.of(language)
  const isAnother = choosesAnew(own, before.head)
  const words = completions.words.filter(({ shown }) => !isAnother(shown))
  const counted = await countWords(words.slice(0, MOST_COUNTED), {
    store,
    query: before.query,
    facts,
    asking,
  })
  const guess = completions.isGuess ? counted[0]?.shown : undefined
  const read = completions.prefix ?? guess
  const typed = before.head + (read ?? last)
  const isCorrected = before.head !== head || read !== undefined
  const size = Math.max(0, Math.min(MAX_SUGGESTIONS, Math.floor(request.size) || 0))
  const asked = { ...NOTHING, store, language, lexicon, base, text: typed }
  const { scope } = request
  const found = scope && (await search({ ...asked, facets: [scope] }, asking)).facets[scope.field]
  const texts = counted.slice(0, size).map(({ shown }) => before.head + shown)
  return {
    texts: (await answered(texts, (text) => search({ ...asked, text }, asking))).sort(
      kindsFirst(own, before.head),
    ),
    scopes: found ?? [],
    ...(isCorrected && counted.length > 0 && { corrected: typed }),
  }
}

/** Each with what is found by it: goods that have a word in passing are not meant by it. */
async function answered(
  texts: readonly string[],
  ask: (text: string) => Promise<SearchResult>,
): Promise<Suggestions['texts']> {
  const counted = await Promise.all(texts.map(async (text) => ({ text, count: (await ask(text)).total })))
  return counted.filter(({ count }) => count > 0)
}

/** The products that the words before the last one find. */
async function among(
  { store, language, lexicon, base = [] }: SuggestRequest,
  head: string,
  asking: Asking,
): Promise<{ head: string; query: Query }> {
  const plain = { head, query: baseQuery({ base }) }
  if (head.trim() === '') return plain
  const read = await queryOf({ ...NOTHING, store, language, lexicon, base, text: head }, asking)
  // Words that find nothing together do not help to tell what comes next.
  if (!read || read.isPartial) return plain
  const { query: chosen } = new Choices(conditionsOf(read), asking.childFields)
  return {
    head: read.corrected === undefined ? head : `${read.corrected} `,
    query: all([read.query, chosen]),
  }
}

type Counting = { store: string; query: Query; facts: Facts; asking: Asking }
type Counted = { shown: string; count: number }

/** Words with their products, those of most products first; of words that mean the same the shortest. */
async function countWords(
  words: readonly { shown: string; key: number }[],
  { store, query, facts, asking: { client, prefix } }: Counting,
): Promise<Counted[]> {
  const byKey = new Map<number, string>()
  for (const { shown, key } of words) {
    const same = byKey.get(key)
    if (same === undefined || shown.length < same.length) byKey.set(key, shown)
  }
  if (byKey.size === 0) return []
  const filters = Object.fromEntries(
    [...byKey.keys()].map((key) => [key, { term: { words: facts.wordOf(key) } }]),
  )
  const body = { size: 0, query, aggs: { words: { filters: { filters } } } }
  const answer = await guarded(
    client.search({ index: namesOf(prefix, store).products, body: body as object }),
  )
  const { words: counts } = answer.body.aggregations as unknown as {
    words: { buckets: Record<number, { doc_count: number }> }
  }
  return [...byKey]
    .map(([key, shown]) => ({ shown, count: counts.buckets[key]?.doc_count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1))
}
