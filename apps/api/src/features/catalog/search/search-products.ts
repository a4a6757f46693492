import type { CatalogPage, SearchQuery } from '@vitrine/contract/catalog'
import { can } from '@vitrine/domain/access/can'
import { HOUR_MS } from '@vitrine/domain/duration'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { SearchRequest } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { readCards } from '#api/features/catalog/read/read-cards.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { readFullProducts } from '#api/features/catalog/read/read-products.ts'
import { listRules } from '../read/public-rules.ts'
import { isBeyondTiles, sourceFilter } from '../read/source-filter.ts'
import { toAggregations, toAttributeMetadata } from './aggregations.ts'
import { answerOrNearest, pagesFor, readingOf } from './answer-text.ts'
import { askForTexts } from './ask-engine.ts'
import { placesByName } from './places-by-name.ts'
import { answerWithin } from './price/answer-within.ts'
import { boostsOf } from './query/boosts-of.ts'
import { assertKnownFields } from './query/known-fields.ts'
import { pageOf } from './query/page-of.ts'
import { BY_NAME } from './query/parse-sort.ts'
import { priceEdgesOf } from './query/price-edges.ts'
import { resolveFilters } from './query/resolve-filters.ts'
import type { SearchInput } from './query/search-input.ts'
import { asksForPromo, skusIn, translateQuery } from './query/translate-query.ts'
import { withFilterable } from './query/with-filterable.ts'

const READ_AT_ONCE = 200
/** Whole documents are far larger than tiles. */
const WHOLE_AT_ONCE = 25

export async function searchProducts(ctx: ReadContext, input: SearchInput): Promise<CatalogPage> {
  const { _sourceInclude: include, _sourceExclude: exclude } = input
  const { snapshot, store } = ctx
  const query = withFilterable(input.query, snapshot)
  const keep = sourceFilter({ include, exclude })
  assertKnownFields(query, snapshot)
  const isWhole = isBeyondTiles(include)
  const settings = snapshot.settings.get(store.code)
  const page = pageOf(input)
  const request = translateQuery({
    query,
    sort: input.sort,
    page,
    rules: listRules(ctx, { isPromoMode: seesPromo(ctx, query) }),
    seed: Math.floor(ctx.now().getTime() / HOUR_MS),
    store: store.code,
    language: store.language,
    idsBySku: await resolveSkus(ctx.db, query),
    resolved: await resolveFilters(ctx, query),
    priceEdges: priceEdgesOf(settings),
    boosts: boostsOf(settings),
    lexicon: snapshot.lexicon,
  })
  const isByName = request.sort.some(({ field }) => field === BY_NAME)
  const places = isByName && !snapshot.engine.ordersNames ? await placesByName(ctx) : undefined
  const result = await answerWithin({ ...request, places }, store.currencyCode, (one) =>
    answerOrNearest(ctx, one),
  )
  const scores = new Map(result.hits.map(({ id, score }) => [id, score]))
  const ids = [...scores.keys()]
  const found = isWhole
    ? await readInPieces(ids, WHOLE_AT_ONCE, (some) => readWhole(ctx, some))
    : await readInPieces(ids, READ_AT_ONCE, (some) => readCards(ctx, some))
  const asked = { asked: query._availableFilters, chosen: request.selected }
  const aggregate = { ...asked, result, snapshot, dialect: dialectOf(store) }
  // A text that is a sku is found without the engine's weights, and asked for all the same.
  const hasText = query._searchText.trim() !== ''
  return {
    items: found.map((one) => keep(hasText ? { ...one, _score: scores.get(one.id) } : one)),
    total: result.total,
    start: page.from,
    perPage: page.size,
    aggregations: toAggregations(aggregate),
    attributeMetadata: toAttributeMetadata(aggregate),
    suggestions: result.total === 0 ? await suggestInstead(ctx, request) : {},
    ...readingOf(ctx, result),
    ...(await pagesFor(ctx, { text: query._searchText, corrected: result.corrected }, page)),
  }
}

/** Goods for partners are shown to partners who ask for them (spec §5, product lists). */
export function seesPromo(ctx: ReadContext, query: SearchQuery): boolean {
  return asksForPromo(query) && can(ctx, 'promo:read')
}

type Read<T> = (ids: readonly number[]) => Promise<T[]>

/** A thousand at once would keep others waiting while they are put together. */
async function readInPieces<T>(ids: readonly number[], size: number, read: Read<T>): Promise<T[]> {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += size) found.push(...(await read(ids.slice(at, at + size))))
  return found
}

async function readWhole(ctx: ReadContext, ids: readonly number[]) {
  const products = await readFullProducts(ctx, ids)
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** Texts near to the one that found nothing. */
async function suggestInstead({ snapshot }: ReadContext, request: SearchRequest) {
  const { text, store, language, lexicon, base } = request
  if (text === undefined) return {}
  const { texts } = await askForTexts(snapshot.engine, {
    store,
    language,
    prefix: text,
    lexicon,
    size: 5,
    base,
  })
  return { texts }
}

/** A variant's sku finds its parent, since lists hold parents only. */
async function resolveSkus(db: Database, query: SearchQuery): Promise<Map<string, number[]>> {
  const skus = skusIn(query)
  if (skus.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; ids: number[] }>`
    select p.sku, array_remove(array[p.product_id, v.parent_id], null) as ids
    from product p left join product_variant v on v.child_id = p.product_id
    where p.sku = any(${[...new Set(skus)]})`.execute(db)
  return new Map(rows.map(({ sku, ids }) => [sku, ids]))
}
