import type { Client } from '@opensearch-project/opensearch'
import type { Condition, Limits, SearchRequest, SearchResult } from '../port.ts'
import { RANKING } from '../ranking.ts'
import { guarded } from './guarded.ts'
import { namesOf } from './index/names.ts'
import { all, any, type Query } from './query/boolean.ts'
import { Choices } from './query/choices.ts'
import { conditionQuery } from './query/conditions.ts'
import { type Aggregations, aggregationsOf, countsIn } from './query/counts.ts'
import { orderOf } from './query/order.ts'
import { type Attempt, attemptText } from './text/attempt-text.ts'
import type { Facts } from './text/facts.ts'

export type Asking = {
  client: Client
  prefix: string
  childFields: ReadonlySet<string>
  factsOf(store: string, language: string): Facts
  limits?: Limits | undefined
}
type Hit = { _id: string; _score: number | null }
type Answer = { hits: { total: { value: number }; hits: Hit[] }; aggregations?: Aggregations }
/** How a question with a text is asked; one without has no scores. */
type Scored = Attempt | undefined

const LAST_HIT = 2_000_000

export async function search(request: SearchRequest, asking: Asking): Promise<SearchResult> {
  const base = baseQuery(request)
  const { text } = request
  if (!text) return ask(request, { query: base }, asking)
  const found = await attemptText({
    ...{ base, request: { ...request, text }, ...knownOf(request, asking) },
    attempt: (attempt) => askFor(request, attempt, asking),
  })
  return 'total' in found ? found : nothing(request, found)
}

/** What a text finds in a base, as a query; undefined where it finds nothing. */
export async function queryOf(
  request: SearchRequest & { text: string },
  asking: Asking,
): Promise<Attempt | undefined> {
  const found = await attemptText({
    ...{ base: baseQuery(request), request, ...knownOf(request, asking) },
    attempt: async (attempt) => ((await askFor(request, attempt, asking)) ? { attempt } : undefined),
  })
  return 'attempt' in found ? found.attempt : undefined
}

const knownOf = ({ store, language }: SearchRequest, { childFields, factsOf }: Asking) => ({
  childFields,
  facts: factsOf(store, language),
})

export function baseQuery({ base = [], anyOf = [] }: Partial<Pick<SearchRequest, 'base' | 'anyOf'>>): Query {
  return all([...base.map(conditionQuery), ...(anyOf.length > 0 ? [any(anyOf.map(conditionQuery))] : [])])
}

export function conditionsOf({ filters }: Pick<Attempt, 'filters'>): Condition[] {
  return filters.map(({ field, values }) => ({ field, in: values }))
}

/** Undefined when nothing has the words, whatever the shopper chose besides. */
async function askFor(request: SearchRequest, attempt: Attempt, asking: Asking) {
  const understood = { ...request, selected: [...request.selected, ...conditionsOf(attempt)] }
  const result = await ask(understood, { query: attempt.query, attempt }, asking)
  if (result.total > 0) return { ...result, ...readingOf(attempt) }
  if (request.selected.length === 0) return undefined
  const words = { ...understood, selected: conditionsOf(attempt), facets: [], ranges: undefined, size: 0 }
  const { total } = await ask(words as SearchRequest, { query: attempt.query, attempt }, asking)
  return total > 0 ? { ...result, ...readingOf(attempt) } : undefined
}

async function ask(
  request: SearchRequest,
  { query, attempt }: { query: Query; attempt?: Scored },
  { client, prefix, childFields, limits }: Asking,
): Promise<SearchResult> {
  const choices = new Choices(request.selected, childFields)
  const from = Math.max(0, Math.floor(request.from) || 0)
  const size = Math.max(0, Math.min(Math.floor(request.size) || 0, LAST_HIT - from))
  const body = {
    ...{ query, from: size > 0 ? from : 0, size, track_total_hits: true, _source: false },
    ...(attempt && { track_scores: true, min_score: RANKING.minScore }),
    ...(!choices.isEmpty && { post_filter: choices.query }),
    aggs: aggregationsOf(request, choices),
    sort: orderOf(request, attempt !== undefined),
  }
  const how = limits ? { requestTimeout: limits.timeoutMs, maxRetries: 1 } : {}
  const index = namesOf(prefix, request.store).products
  const answer = await guarded(client.search({ index, body: body as object }, how))
  const { hits, aggregations = {} } = answer.body as unknown as Answer
  return {
    total: hits.total.value,
    hits: hits.hits.map(({ _id, _score }) => ({ id: Number(_id), score: attempt ? (_score ?? 0) : 0 })),
    ...countsIn(aggregations, request),
  }
}

function readingOf({ corrected, filters, isPartial }: Attempt): Partial<SearchResult> {
  return {
    ...(corrected !== undefined && { corrected }),
    ...(filters.length > 0 && { wordFilters: [...filters] }),
    ...(isPartial && { isPartial }),
  }
}

function nothing(
  { facets, ranges }: SearchRequest,
  read: Pick<Attempt, 'filters' | 'corrected'>,
): SearchResult {
  return {
    ...{ total: 0, hits: [], facets: Object.fromEntries(facets.map(({ field }) => [field, []])) },
    ranges: (ranges?.buckets ?? []).map((bucket) => ({ ...bucket, count: 0 })),
    ...readingOf({ ...read, isPartial: false, query: {} }),
  }
}
