// Words of one index: counted in the index of products, found by their letters in the small index of words.
import type { Client } from '@opensearch-project/opensearch'
import { hasDigit } from '../../analysis/analyzer.ts'
import { typosAllowed } from '../../memory/text/reading/expand-word.ts'
import { guarded } from '../guarded.ts'
import { namesOf } from '../index/names.ts'
import type { Kind, WordSource } from './facts.ts'

const COUNTED_AT_ONCE = 200
const MOST_FOUND: Record<Kind, number> = { word: 64, surface: 400 }
const MOST_NEAR = 50

type Counted = { buckets: Record<string, { doc_count: number }> }
type WordDocument = { word: string; shown?: string; stored?: string }

export function wordSourceOf(client: Client, prefix: string, store: string): WordSource {
  const { products, words } = namesOf(prefix, store)
  const find = async (query: object, size: number) => {
    const { body } = await guarded(
      client.search({
        index: words,
        body: { query, size, sort: [{ products: 'desc' }, { word: 'asc' }] } as object,
      }),
    )
    return (body.hits.hits as unknown as { _source: WordDocument }[]).map(
      ({ _source: { word, shown, stored } }) => ({
        word,
        shown: shown ?? word,
        stored: stored ?? word,
      }),
    )
  }
  const ofKind = (kind: Kind, query: object) => ({ bool: { filter: [{ term: { kind } }], must: [query] } })
  return {
    async count(asked) {
      const counts = new Map<string, { products: number; strong: number }>()
      let documents = 0
      for (let at = 0; at < asked.length; at += COUNTED_AT_ONCE) {
        const some = asked.slice(at, at + COUNTED_AT_ONCE)
        const filtersOn = (field: string) => ({
          filters: {
            filters: Object.fromEntries(some.map((word, place) => [place, { term: { [field]: word } }])),
          },
        })
        const aggs = { products: filtersOn('words'), strong: filtersOn('strong') }
        const { body } = await guarded(
          client.search({ index: products, body: { size: 0, track_total_hits: true, aggs } as object }),
        )
        documents = (body.hits.total as { value: number }).value
        const counted = body.aggregations as unknown as { products: Counted; strong: Counted }
        for (const [place, word] of some.entries())
          counts.set(word, {
            products: counted.products.buckets[place]?.doc_count ?? 0,
            strong: counted.strong.buckets[place]?.doc_count ?? 0,
          })
      }
      return { documents, counts }
    },
    async startingWith(kind, begun) {
      if (kind === 'word' && hasDigit(begun)) return codesStartingWith(client, products, begun)
      return find(ofKind(kind, { prefix: { word: begun } }), MOST_FOUND[kind])
    },
    async near(kind, word) {
      const fuzziness = typosAllowed(word)
      if (fuzziness === 0) return []
      const value = { value: word, fuzziness, max_expansions: 500, transpositions: true }
      return find(ofKind(kind, { fuzzy: { word: value } }), MOST_NEAR)
    },
    soundingLike: (sound) => find({ term: { sound } }, MOST_NEAR),
  }
}

async function codesStartingWith(client: Client, index: string, begun: string) {
  const escaped = begun.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)
  const terms = { field: 'codes', include: `${escaped}.*`, size: MOST_FOUND.word }
  const { body } = await guarded(
    client.search({
      index,
      body: { size: 0, query: { prefix: { codes: begun } }, aggs: { codes: { terms } } } as object,
    }),
  )
  const { codes } = body.aggregations as unknown as { codes: { buckets: { key: string }[] } }
  return codes.buckets.map(({ key }) => ({ word: key, shown: key, stored: key }))
}
