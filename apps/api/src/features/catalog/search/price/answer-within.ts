import type { SearchRequest, SearchResult } from '@vitrine/search/port'
import { priceCondition, pricedWithin } from './price-condition.ts'
import { readPriceWords, type SaidPrice } from './read-price-words.ts'

type Answer = (request: SearchRequest) => Promise<SearchResult>

const LOWEST_FIRST: SearchRequest['sort'] = [{ field: 'final_price', direction: 'asc' }]

/** Takes what a text says of prices as a choice, which its shopper can take away like a word of colour. */
export async function answerWithin(request: SearchRequest, currency: string, answer: Answer) {
  const { text = '' } = request
  const said = readPriceWords(text, currency)
  if (!said) return answer(request)
  const { text: _, ...rest } = request
  const named = said.rest === '' ? rest : { ...rest, text: said.rest }
  const found = await answer(within(named, said))
  if (found.total > 0 || said.rest === '') return withPrice(found, { said, request })
  // Nothing costs so little: what comes nearest is better than nothing, and the page says that it is not all of it.
  const anyway = await answer({ ...named, sort: orLowest(request) })
  return anyway.total > 0 ? { ...anyway, isPartial: true } : anyway
}

const orLowest = ({ sort }: SearchRequest) => (sort.length > 0 ? sort : LOWEST_FIRST)

/**
 * A choice, so that the text is read among all goods: a belt whose description speaks of dresses is no dress under 80. What
 * lies beyond it is no further choice of prices, and is counted as nothing.
 */
function within(request: SearchRequest, said: SaidPrice): SearchRequest {
  const price = priceCondition(said)
  const { gte = 0, lte = Number.POSITIVE_INFINITY } = price
  const buckets = request.ranges?.buckets.map(({ key, from = 0, to = Number.POSITIVE_INFINITY }) => {
    const least = Math.max(from, gte)
    const end = Math.max(least, Math.min(to, lte + 1))
    return { key, from: least, ...(Number.isFinite(end) && { to: end }) }
  })
  return {
    ...request,
    selected: pricedWithin(request.selected, price),
    ...(request.ranges && buckets && { ranges: { ...request.ranges, buckets } }),
  }
}

type Said = { said: SaidPrice; request: SearchRequest }

/** Whatever else of the text is taken away or put right, the price stays said. */
function withPrice(found: SearchResult, { said, request }: Said): SearchResult {
  const { from = 0, to, phrase, rest } = said
  const { corrected, wordFilters = [] } = found
  const price = { field: 'final_price', values: [`${from}-${to ?? '*'}`], word: phrase, without: rest }
  const others = wordFilters.map((filter) => ({ ...filter, without: joinedBy(filter.without, phrase) }))
  const edges = new Map(request.ranges?.buckets.map((bucket) => [bucket.key, bucket]))
  return {
    ...found,
    ...(corrected !== undefined && { corrected: joinedBy(corrected, phrase) }),
    ranges: found.ranges.map((range) => ({ ...edges.get(range.key), key: range.key, count: range.count })),
    wordFilters: [...others, price],
  }
}

export const joinedBy = (text: string, phrase: string): string => `${text} ${phrase}`.trim()
