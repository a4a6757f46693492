// Filters by what the engine keeps as text or not at all: looked up first, then asked as ids.

import type { SearchQuery } from '@vitrine/contract/catalog'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import type { Condition } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { ANSWER_KEYS } from '#api/features/catalog/snapshot/flag-words.ts'
import { askEngine } from '../ask-engine.ts'
import { keyedAttribute, RESOLVED_FIELDS } from './known-fields.ts'
import { parseValue, refuse } from './parse-value.ts'

type Filter = SearchQuery['_appliedFilters'][number]
export type ResolvedFilters = ReadonlyMap<Filter, Condition>

/** Each text is a question of its own. */
const MAX_TEXTS = 20
/** Products that share all words of a text; the one of exactly that name is among the first. */
const CANDIDATES = 100

export async function resolveFilters(ctx: ReadContext, query: SearchQuery): Promise<ResolvedFilters> {
  const resolved = new Map<Filter, Condition>()
  for (const filter of query._appliedFilters) {
    const code = keyedAttribute(filter.attribute, ctx.snapshot)
    if (RESOLVED_FIELDS.includes(filter.attribute)) resolved.set(filter, await resolve(ctx, filter))
    else if (code !== undefined) resolved.set(filter, byKey(ctx, filter, code))
  }
  return resolved
}

function byKey({ snapshot }: ReadContext, { attribute, value }: Filter, code: string): Condition {
  const { in: wanted, nin } = parseValue(attribute, value, Number).operators
  const keys = (wanted ?? nin)?.map(String)
  if (keys === undefined) throw refuse(attribute, 'takes keys of options')
  const found = snapshot.attributes.find(code)
  const options = found && found.input !== 'boolean' ? found.options : ANSWER_KEYS
  // A number that is nobody's key is an id, as addresses have held them.
  const ids = keys.flatMap((key) => options.find((one) => one.key === key)?.id ?? idIn(key))
  return wanted ? { field: code, in: ids } : { field: code, nin: ids }
}

const idIn = (key: string): number[] => (/^\d{1,9}$/.test(key) ? [Number(key)] : [])

async function resolve(ctx: ReadContext, { attribute, value }: Filter): Promise<Condition> {
  const { in: wanted, nin } = parseValue(attribute, value, Number).operators
  const texts = (wanted ?? nin)?.map(String)
  if (texts === undefined) throw refuse(attribute, 'takes texts')
  if (texts.length > MAX_TEXTS) throw refuse(attribute, `takes at most ${MAX_TEXTS} texts`)
  const [field, ids] = await idsOf(ctx, attribute, texts)
  return wanted ? { field, in: ids } : { field, nin: ids }
}

async function idsOf(
  ctx: ReadContext,
  attribute: string,
  texts: readonly string[],
): Promise<[field: string, ids: number[]]> {
  if (attribute === 'category.name') return ['category_ids', categoriesNamed(ctx, texts)]
  if (!attribute.endsWith('_name')) return ['id', await productsWith(ctx, attribute, texts)]
  const code = attribute.replace('_name', '')
  return [code, optionsNamed(ctx, code, texts)]
}

function categoriesNamed({ snapshot, store }: ReadContext, names: readonly string[]): number[] {
  return snapshot.categories.list
    .filter(({ texts }) => names.includes(textIn(texts, dialectOf(store))?.name ?? ''))
    .map(({ id }) => id)
}

function optionsNamed({ snapshot, store }: ReadContext, code: string, labels: readonly string[]): number[] {
  const options = snapshot.attributes.find(code)?.options ?? []
  return options
    .filter((option) => labels.includes(textIn(option.labels, dialectOf(store)) ?? ''))
    .map(({ id }) => id)
}

function productsWith(ctx: ReadContext, field: string, texts: readonly string[]): Promise<number[]> {
  return field === 'name' || field === 'article' ? byText(ctx, field, texts) : byPath(ctx, texts)
}

/** A product's key is the last part of its address. */
async function byPath({ db, store }: ReadContext, paths: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select entity_id as id from url_path
    where path = any(${paths.map((path) => path.replace(/^\//, ''))}) and language in (${store.language}, 'en')
      and entity_type = 'product'`.execute(db)
  return rows.map(({ id }) => id)
}

async function byText(
  ctx: ReadContext,
  field: 'name' | 'article',
  texts: readonly string[],
): Promise<number[]> {
  const candidates = await Promise.all(texts.map((text) => idsFound(ctx, text)))
  const { rows } = await sql<{ id: number }>`
    select p.product_id as id from product p
    join product_text en on en.product_id = p.product_id and en.language = 'en'
    left join product_text own on own.product_id = p.product_id and own.language = ${dialectOf(ctx.store)}
    where p.product_id = any(${candidates.flat()})
      and ${field === 'name' ? sql`coalesce(own.name, en.name)` : sql`p.article`} = any(${texts})`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

async function idsFound({ snapshot, store }: ReadContext, text: string): Promise<number[]> {
  const { hits } = await askEngine(snapshot.engine, {
    ...{ store: store.code, language: store.language, text },
    ...{ base: [], selected: [], facets: [], sort: [], from: 0, size: CANDIDATES },
  })
  return hits.map(({ id }) => id)
}
