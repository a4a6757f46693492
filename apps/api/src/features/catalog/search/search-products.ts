import type { CatalogPage, SearchQuery } from '@vitrine/contract/catalog'
import type { SearchRequest } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isPartner } from '#api/features/catalog/entities/partner-types.ts'
import { readCards } from '#api/features/catalog/read/read-cards.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { readProducts } from '#api/features/catalog/read/read-products.ts'
import { toAggregations, toAttributeMetadata } from './aggregations.ts'
import { placesByName } from './places-by-name.ts'
import { boostsOf } from './query/boosts-of.ts'
import { pageOf } from './query/page-of.ts'
import { BY_NAME } from './query/parse-sort.ts'
import { priceEdgesOf } from './query/price-edges.ts'
import { listRules } from './query/public-rules.ts'
import type { SearchInput } from './query/search-input.ts'
import { asksForPromo, skusIn, translateQuery } from './query/translate-query.ts'
import { isBeyondTiles, sourceFilter } from './source-filter.ts'

const CAP = 1_000
/** Whole documents are far larger than tiles. */
const WHOLE_CAP = 50
const READ_AT_ONCE = 200
const HOUR_MS = 3_600_000

export async function searchProducts(ctx: ReadContext, input: SearchInput): Promise<CatalogPage> {
  const { query, _sourceInclude: include, _sourceExclude: exclude } = input
  const { snapshot, store } = ctx
  const keep = sourceFilter({ include, exclude })
  const isWhole = isBeyondTiles(include)
  const settings = snapshot.settings.get(store.code)
  const page = pageOf(input, isWhole ? WHOLE_CAP : CAP)
  const request = translateQuery({
    query,
    sort: input.sort,
    page,
    rules: listRules(ctx, { isPromoMode: asksForPromo(query) && isPartner(ctx.actor) }),
    seed: Math.floor(ctx.now().getTime() / HOUR_MS),
    store: store.code,
    language: store.language,
    idsBySku: await resolveSkus(ctx.db, query),
    priceEdges: priceEdgesOf(settings),
    boosts: boostsOf(settings),
  })
  const places = request.sort.some(({ field }) => field === BY_NAME) ? await placesByName(ctx) : undefined
  const result = await snapshot.engine.answer({ ...request, places })
  const scores = new Map(result.hits.map(({ id, score }) => [id, score]))
  const found = await readInPieces(ctx, [...scores.keys()], isWhole ? readWhole : readCards)
  const asked = { asked: query._availableFilters, chosen: request.selected }
  const aggregate = { ...asked, result, snapshot, language: store.language }
  return {
    items: found.map((one) =>
      keep(request.text === undefined ? one : { ...one, _score: scores.get(one.id) }),
    ),
    total: result.total,
    start: page.from,
    perPage: page.size,
    aggregations: toAggregations(aggregate),
    attributeMetadata: toAttributeMetadata(aggregate),
    suggestions: result.total === 0 ? await suggestInstead(ctx, request) : {},
    ...(result.corrected !== undefined && { corrected: result.corrected }),
  }
}

type Read<T> = (ctx: ReadContext, ids: readonly number[]) => Promise<T[]>

/** A thousand at once would keep others waiting while they are put together. */
async function readInPieces<T>(ctx: ReadContext, ids: readonly number[], read: Read<T>): Promise<T[]> {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += READ_AT_ONCE)
    found.push(...(await read(ctx, ids.slice(at, at + READ_AT_ONCE))))
  return found
}

async function readWhole(ctx: ReadContext, ids: readonly number[]) {
  const products = await readProducts(ctx, ids)
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** Texts near to the one that found nothing. */
async function suggestInstead({ snapshot }: ReadContext, request: SearchRequest) {
  const { text, store, language, base } = request
  if (text === undefined) return {}
  const { texts } = await snapshot.engine.suggest({ store, language, prefix: text, size: 5, base })
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
