// Counts of the engine as the specification's aggregations, with words for what they count.
import type { Aggregations, AttributeMeta, Bucket, SearchQuery } from '@vitrine/contract/catalog'
import { toMajor } from '@vitrine/domain/money/money'
import { type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import type { Language } from '@vitrine/domain/store/store-view'
import type { Condition, SearchResult } from '@vitrine/search/port'
import { type Attribute, toAttributeMeta } from '#api/features/catalog/snapshot/attribute-index.ts'
import { type CatalogSnapshot, labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { answerName, answerOptions, flagName } from '../snapshot/flag-words.ts'
import { engineField } from './query/fields.ts'
import { ofVariants } from './query/of-variants.ts'
import { isCatalogue } from './query/translate-query.ts'

export type AggregateInput = {
  asked: SearchQuery['_availableFilters']
  /** The shopper's choices; named even when nothing has them. */
  chosen: readonly Condition[]
  result: SearchResult
  snapshot: CatalogSnapshot
  dialect: Dialect
}

/**
 * Named as asked: `color` gives `agg_terms_color`, `color_options` gives `agg_terms_color_options`. Of catalogue scope
 * `color` gives both (api-shapes §4.5). Either counts whatever has a value, itself or in a variant, each product once.
 */
export function toAggregations({ asked, result, snapshot, dialect }: AggregateInput): Aggregations {
  const label = labeller(snapshot, dialect)
  const entries = asked.flatMap(({ field: name, scope }): [string, { buckets: Bucket[] }][] => {
    const field = engineField(name)
    // A field may be named like what every object has.
    const counts = Object.hasOwn(result.facets, field) ? result.facets[field] : undefined
    if (counts === undefined) return []
    const buckets = counts.flatMap(({ key, count }) => label(field, { key, doc_count: count }) ?? [])
    const names = new Set(isCatalogue(scope) ? [name, ofVariants(name)] : [name])
    return [...names].map((one) => [`agg_terms_${one}`, { buckets }])
  })
  return { ...Object.fromEntries(entries), ...pricesOf(result) }
}

/** The attributes counted, each with the options that were found or chosen. */
export function toAttributeMetadata(input: AggregateInput): AttributeMeta[] {
  const { result, chosen, snapshot, dialect } = input
  const language = languageOf(dialect)
  return Object.entries(result.facets).flatMap(([field, counts]) => {
    const attribute = snapshot.attributes.find(field)
    const meta = attribute ? toAttributeMeta(attribute, dialect) : flagMeta(field, language)
    if (meta === undefined) return []
    if (isAnswered(attribute)) return [{ ...meta, options: answerOptions(language) }]
    const wanted = chosen.flatMap((one) => (one.field === field ? (one.in ?? []) : []))
    const named = new Set([...counts.map(({ key }) => key), ...wanted.map(String)])
    return [{ ...meta, options: meta.options.filter(({ value }) => named.has(value)) }]
  })
}

/** By yes or no. */
const isAnswered = (attribute: Attribute | undefined) =>
  attribute === undefined || attribute.input === 'boolean'

function flagMeta(code: string, language: Language): AttributeMeta | undefined {
  const label = flagName(code, language)
  if (label === undefined) return undefined
  const named = {
    attribute_code: code,
    frontend_label: label,
    default_frontend_label: flagName(code, 'en') ?? code,
  }
  const seen = {
    position: 0,
    is_comparable: false,
    is_filterable: true,
    is_visible: true,
    is_visible_on_front: false,
  }
  const made = { id: 0, attribute_id: 0, frontend_input: 'boolean', is_user_defined: false, options: [] }
  return { ...made, ...named, ...seen }
}

function pricesOf({ ranges, priceRange }: SearchResult): Aggregations {
  if (ranges.length === 0) return {}
  const bound = (name: 'from' | 'to', minor?: number) =>
    minor === undefined ? {} : { [name]: toMajor(minor) }
  const buckets = ranges.map(({ key, from, to, count }) => ({
    key,
    ...bound('from', from),
    ...bound('to', to),
    doc_count: count,
  }))
  return {
    agg_range_price: { buckets },
    ...(priceRange && {
      agg_min_price: { value: toMajor(priceRange.min) },
      agg_max_price: { value: toMajor(priceRange.max) },
    }),
  }
}

/** Undefined for an option without a name in any language: it is not for readers. */
function labeller(snapshot: CatalogSnapshot, dialect: Dialect) {
  const labels = labelsIn(snapshot, dialect)
  return (field: string, bucket: Bucket): Bucket | undefined => {
    if (field === 'category_ids') {
      const category = labels.category(Number(bucket.key))
      return category && { ...bucket, label: category.name }
    }
    const attribute = snapshot.attributes.find(field)
    if (isAnswered(attribute)) {
      const answer = answerName(bucket.key, languageOf(dialect))
      return answer === undefined ? bucket : { ...bucket, label: answer }
    }
    const option = labels.option(Number(bucket.key))
    if (option === undefined || option.label.trim() === '') return undefined
    return { ...bucket, label: option.label, swatch: option.swatch }
  }
}
