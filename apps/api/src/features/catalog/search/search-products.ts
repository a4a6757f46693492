import type { CatalogPage, SearchQuery } from '@vitrine/contract/catalog'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { readCards } from '#api/features/catalog/read/read-cards.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { toAggregations, toAttributeMetadata } from './aggregations.ts'
import { pageOf } from './page-of.ts'
import { priceEdgesOf } from './price-edges.ts'
import type { SearchInput } from './search-input.ts'
import { sourceFilter } from './source-filter.ts'
import { skusIn, translateQuery } from './translate-query.ts'

const CAP = 1_000

export async function searchProducts(ctx: ReadContext, input: SearchInput): Promise<CatalogPage> {
  const { query } = input
  const { snapshot, store } = ctx
  const keep = sourceFilter({ include: input._sourceInclude, exclude: input._sourceExclude })
  const page = pageOf(input, CAP)
  const request = translateQuery({
    query,
    sort: input.sort,
    page,
    store: store.code,
    language: store.language,
    idsBySku: await resolveSkus(ctx.db, query),
    priceEdges: priceEdgesOf(snapshot.settings.get(store.code)),
  })
  const result = snapshot.engine.search(request)
  const scores = new Map(result.hits.map(({ id, score }) => [id, score]))
  const cards = await readCards(ctx, [...scores.keys()])
  const aggregate = { asked: query._availableFilters, result, snapshot, language: store.language }
  return {
    items: cards.map((card) =>
      keep(request.text === undefined ? card : { ...card, _score: scores.get(card.id) }),
    ),
    total: result.total,
    start: page.from,
    perPage: page.size,
    aggregations: toAggregations(aggregate),
    attributeMetadata: toAttributeMetadata(aggregate),
    suggestions: {},
  }
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
