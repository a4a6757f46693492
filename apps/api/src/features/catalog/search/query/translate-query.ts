// The specification's SearchQuery JSON → the engine's request. The one place that knows both.

import type { SearchQuery } from '@vitrine/contract/catalog'
import { PRODUCT_FLAGS } from '@vitrine/domain/catalog/records'
import { toMajor } from '@vitrine/domain/money/money'
import type { Condition, SearchRequest } from '@vitrine/search/port'
import { TEXT_RULE } from '../../read/public-rules.ts'
import { boundReader, engineField, isSecret, isSkuField } from './fields.ts'
import type { Page } from './page-of.ts'
import { parseSort } from './parse-sort.ts'
import { parseValue, refuse } from './parse-value.ts'
import type { ResolvedFilters } from './resolve-filters.ts'

export type TranslateInput = {
  query: SearchQuery
  sort: string | undefined
  page: Page
  /** What holds whatever the query says. */
  rules: readonly Condition[]
  /** Keeps a random order from page to page. */
  seed: number
  store: string
  language: string
  /** Product ids of the skus the query names, variants by their parents. */
  idsBySku: ReadonlyMap<string, readonly number[]>
  /** Filters the engine cannot answer by itself, as it can. */
  resolved: ResolvedFilters
  /** Edges of the price buckets in minor units. */
  priceEdges: readonly number[]
  lexicon: SearchRequest['lexicon']
  /** What the store wants to see first among the answers to a text. */
  boosts: SearchRequest['boosts']
}

const FACET_SIZES = new Map([
  ['ptype', 50],
  ['set', 2],
  ['gender', 3],
])
const FACET_SIZE = 20
const MAX_FACET_SIZE = 500
/** One word with a digit or a hyphen in it: what people paste from a label. */
const SKU_TEXT = /^(?=\S*[\d-])\S{2,64}$/

export function translateQuery(input: TranslateInput): SearchRequest {
  const { query, page, store, language } = input
  const asked = query._searchText.trim()
  const named = input.idsBySku.get(asked)
  const text = named === undefined ? asked : ''
  const filters = query._appliedFilters.map((filter) => translateFilter(filter, input))
  const facetFields = query._availableFilters.filter(({ scope }) => isCatalogue(scope ?? 'catalog'))
  const fields = [...new Set(facetFields.map(({ field }) => engineField(field)))]
  return {
    store,
    language,
    ...(text === '' ? {} : { text, boosts: input.boosts, lexicon: input.lexicon }),
    base: [
      ...input.rules,
      ...(asked === '' ? [] : [TEXT_RULE]),
      ...(named === undefined ? [] : [{ field: 'id', in: named }]),
      ...filters.filter((one) => one.group === 'base').map((one) => one.condition),
    ],
    anyOf: filters.filter((one) => one.group === 'anyOf').map((one) => one.condition),
    selected: filters.filter((one) => one.group === 'selected').map((one) => one.condition),
    facets: fields
      .filter((field) => field !== 'final_price')
      .map((field) => ({ field, size: facetSizeOf(field, facetFields) })),
    ...(fields.includes('final_price')
      ? { ranges: { field: 'final_price' as const, buckets: bucketsOf(input.priceEdges) } }
      : {}),
    sort: parseSort({ _appliedSort: query._appliedSort, sort: input.sort, hasText: text !== '' }),
    seed: input.seed,
    ...page,
  }
}

/** The specification's sizes, unless the query asks for more of a facet; -1 asks for all of it, up to a cap. */
function facetSizeOf(field: string, asked: SearchQuery['_availableFilters']): number {
  const usual = FACET_SIZES.get(field) ?? FACET_SIZE
  const sizes = asked.filter((one) => engineField(one.field) === field).map(({ options }) => sizeIn(options))
  return Math.max(usual, ...sizes)
}

function sizeIn(options: unknown): number {
  const size = typeof options === 'object' && options !== null && 'size' in options ? options.size : undefined
  if (size === -1) return MAX_FACET_SIZE
  return typeof size === 'number' && size > 0 ? Math.min(Math.floor(size), MAX_FACET_SIZE) : 0
}

/** Skus a query filters by, and its text when that may be one, to be resolved before it is translated. */
export function skusIn(query: SearchQuery): string[] {
  const text = query._searchText.trim()
  const filtered = query._appliedFilters
    .filter(({ attribute }) => isSkuField(attribute))
    .flatMap(({ attribute, value }) => {
      const { operators } = parseValue(attribute, value, Number)
      return [...(operators.in ?? []), ...(operators.nin ?? [])].map(String)
    })
  return SKU_TEXT.test(text) ? [...filtered, text] : filtered
}

/** Whether the query wants goods of partners, too; the asker's role decides whether it gets them. */
export function asksForPromo({ _appliedFilters }: SearchQuery): boolean {
  return _appliedFilters.some(({ attribute, value }) => {
    if (attribute !== 'only_promo') return false
    const { in: wanted } = parseValue(attribute, value, Number).operators
    return wanted?.some((one) => String(one) === '1' || one === 'true') ?? false
  })
}

type Filter = SearchQuery['_appliedFilters'][number]
type Translated = { group: 'base' | 'anyOf' | 'selected'; condition: Condition }

function translateFilter(filter: Filter, { idsBySku, resolved }: TranslateInput): Translated {
  const field = engineField(filter.attribute)
  if (isSecret(field)) throw refuse(filter.attribute, 'cannot be filtered by')
  const { operators, isAlternative } = parseValue(filter.attribute, filter.value, boundReader(field))
  const condition = isSkuField(filter.attribute)
    ? bySku(filter.attribute, operators, idsBySku)
    : (resolved.get(filter) ?? { field, ...inUnits(field, operators) })
  const isChoice = isCatalogue(filter.scope)
  return { group: isChoice ? 'selected' : isAlternative ? 'anyOf' : 'base', condition }
}

type Operators = Omit<Condition, 'field'>

/** Kept as 1 and 0. */
const YES_OR_NO = new Set<string>(['in_stock', ...PRODUCT_FLAGS])
const YES_OR_NO_WORDS = new Map<string | number, number>([
  ['true', 1],
  ['false', 0],
])

/** Reads a value as the engine keeps it: a price in minor units, and `true` of an address as true of JSON. */
function termReader(field: string): ((value: string | number) => string | number) | undefined {
  if (field === 'final_price') return boundReader(field)
  return YES_OR_NO.has(field) ? (value) => YES_OR_NO_WORDS.get(value) ?? value : undefined
}

function inUnits(field: string, operators: Operators): Operators {
  const read = termReader(field)
  if (!read) return operators
  const toUnits = (values: Condition['in']) => values?.map(read)
  return { ...operators, in: toUnits(operators.in), nin: toUnits(operators.nin) }
}

function bySku(
  name: string,
  { in: wanted, nin }: Operators,
  idsBySku: TranslateInput['idsBySku'],
): Condition {
  if (wanted === undefined && nin === undefined) throw refuse(name, 'takes skus')
  const ids = (skus: Condition['in']) => skus?.flatMap((sku) => idsBySku.get(String(sku)) ?? [])
  return { field: 'id', in: ids(wanted), nin: ids(nin) }
}

export function isCatalogue(scope: unknown): boolean {
  return scope === 'catalog' || (Array.isArray(scope) && scope.includes('catalog'))
}

function bucketsOf(edges: readonly number[]): NonNullable<SearchRequest['ranges']>['buckets'] {
  const major = (minor: number) => toMajor(minor).toFixed(1)
  return [0, ...edges].map((from, index) => {
    const to = edges[index]
    return { key: `${major(from)}-${to === undefined ? '*' : major(to)}`, from, to }
  })
}
