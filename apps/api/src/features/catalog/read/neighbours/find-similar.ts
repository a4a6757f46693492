import type { Condition } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { searchBodyOf } from '#api/features/catalog/document/search-body.ts'
import { orAway } from '../../snapshot/shared/or-away.ts'
import type { ReadContext } from '../read-context.ts'

/** Enough to choose from without reading a whole department. */
const CANDIDATES = 120

type Wanted = { limit: number; rules: readonly Condition[] }
type Attributes = Record<string, readonly number[]>

/** Of the same kind or else the same category, for the same wearer, most shared attribute values first; the brand is free. */
export async function findSimilar(
  ctx: ReadContext,
  body: ProductBody,
  { limit, rules }: Wanted,
): Promise<number[]> {
  const own = searchBodyOf(body)?.attributes ?? {}
  const candidates = await candidatesOf(ctx, body, rules)
  const { rows } = await sql<{ id: number; attributes: Attributes }>`
    select product_id as id, search -> 'attributes' as attributes from product_document
    where product_id = any(${candidates}) and search is not null
      and since <= ${ctx.snapshot.generation} and (until is null or until > ${ctx.snapshot.generation})`.execute(
    ctx.db,
  )
  const shared = new Map(rows.map(({ id, attributes }) => [id, sharedValues(own, attributes)]))
  return candidates
    .filter((id) => shared.has(id))
    .toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))
    .slice(0, limit)
}

async function candidatesOf(ctx: ReadContext, body: ProductBody, rules: Wanted['rules']): Promise<number[]> {
  const { snapshot, store } = ctx
  const kind = (body.attributes.ptype ?? []).filter((value) => typeof value === 'number')
  const wearer = (body.attributes.gender ?? []).filter((value) => typeof value === 'number')
  const forWearer = wearer.length > 0 ? [{ field: 'gender', in: wearer }] : []
  const groups = [
    { field: 'ptype', in: kind },
    { field: 'category_ids', in: body.categoryIds },
  ]
  const asked = groups
    .filter((group) => group.in.length > 0)
    .map((group) => {
      const base = [...rules, group, ...forWearer, { field: 'id', nin: [body.id] }]
      const sort = [{ field: 'promoted', direction: 'desc' as const }]
      const request = { base, sort, selected: [], facets: [], from: 0, size: CANDIDATES }
      return snapshot.engine.answer({ store: store.code, language: store.language, ...request })
    })
  const found = ((await orAway(Promise.all(asked))) ?? []).flatMap(({ hits }) => hits)
  return [...new Set(found.map(({ id }) => id))].slice(0, CANDIDATES)
}

function sharedValues(own: Attributes, other: Attributes): number {
  return Object.entries(own).reduce((count, [code, values]) => {
    const theirs = other[code] ?? []
    return count + (code === 'brand' ? 0 : values.filter((value) => theirs.includes(value)).length)
  }, 0)
}
