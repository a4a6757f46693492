// Aggregations of a catalogue answer become the facets a list draws.
import type { AttributeMeta, Bucket, CatalogPage } from '@vitrine/contract/catalog'
import { createColorOrder } from '#web/lib/catalog/compare-colors.ts'
import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import { collatorOf } from '#web/lib/store/collator-of.ts'
import { choiceOf } from './known-choices.ts'
import type { ListState, PriceChoice } from './list-state.ts'

export type FacetValue = {
  id: string
  label: string
  count: number
  swatch: string | null
  isChosen: boolean
}
export type PriceStep = PriceChoice & { count: number; isChosen: boolean }
export type Facet =
  | {
      code: string
      label: string
      look: 'size' | 'color' | 'tick' | 'flag'
      values: FacetValue[]
      /** As the shop has put them; else by size, colour or alphabet. */
      isOrdered?: boolean
    }
  | { code: 'price'; label: ''; look: 'price'; steps: PriceStep[] }

/** Something is so or it is not: nobody looks for what is not chosen by partners. */
const FLAGS = ['set', 'approved']

/** "One size" fits a box of two columns; a sentence does not. */
const LONGEST_SIZE = 14

type Answer = Pick<CatalogPage, 'aggregations' | 'attributeMetadata'>

/** `keepsLone`: of a narrowed list a facet with one value left still has its count. */
type Reader = { locale: string; keepsLone?: boolean }

/** What most choose by comes before the price, the rest behind it. */
const BEFORE_PRICE = 3

/** In the order of the answer, which is the shop's. */
export function toFacets(answer: Answer, state: ListState, reader: Reader): Facet[] {
  const codes = answer.attributeMetadata.map((meta) => meta.attribute_code)
  return codes.toSpliced(BEFORE_PRICE, 0, 'price').flatMap((code) => {
    const facet = code === 'price' ? priceFacet(answer, state) : termFacet({ answer, state, ...reader }, code)
    return facet ? [facet] : []
  })
}

type Making = Reader & { answer: Answer; state: ListState }

function termFacet({ answer, state, locale, keepsLone = false }: Making, code: string): Facet | undefined {
  const meta = answer.attributeMetadata.find((one) => one.attribute_code === code)
  // Without a name it is nothing to choose by.
  if (!meta) return undefined
  const chosen = state.chosen[code] ?? []
  const options = new Map(meta.options.map((option) => [option.value, option]))
  const values = withChosen(mergeBuckets(answer, code), meta, chosen)
    .map((bucket) => toValue(bucket, options, chosen))
    .filter((value) => value.label !== '')
  // One value for everything is no choice.
  if (values.length < (keepsLone ? 1 : 2) && chosen.length === 0) return undefined
  if (FLAGS.includes(code) || meta.frontend_input === 'boolean')
    return flagFacet(code, meta.frontend_label, values)
  const look = lookOf(code, values)
  if (meta.is_ordered)
    return { code, label: meta.frontend_label, look, values: asPut(values, meta), isOrdered: true }
  const { compare } = collatorOf(locale)
  const compareColors = createColorOrder()
  values.sort((a, b) => {
    if (code === 'size') return compareSizes(a.label, b.label)
    return (look === 'color' && compareColors(a.swatch, b.swatch)) || compare(a.label, b.label)
  })
  return { code, label: meta.frontend_label, look, values }
}

function asPut(values: readonly FacetValue[], { options }: AttributeMeta): FacetValue[] {
  const places = new Map(options.map((option, place) => [choiceOf(option), place]))
  const placeOf = ({ id }: FacetValue) => places.get(id) ?? options.length
  return values.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** One tick with the flag's own name; a "no" only where an address has chosen it. */
function flagFacet(code: string, label: string, all: FacetValue[]): Facet | undefined {
  const values = all
    .filter(({ id, isChosen }) => id === 'yes' || isChosen)
    .map((value) => ({ ...value, label: value.id === 'yes' ? label : `${label}: ${value.label}` }))
  return values.length > 0 ? { code, label, look: 'flag', values } : undefined
}

/** Own values and those of variants are counted apart by older answers; the higher count is the whole one. */
function mergeBuckets({ aggregations }: Answer, code: string): Bucket[] {
  const buckets = new Map<string, Bucket>()
  for (const name of [`agg_terms_${code}`, `agg_terms_${code}_options`] as const) {
    for (const bucket of aggregations[name]?.buckets ?? []) {
      const known = buckets.get(String(bucket.key))
      if (!known || known.doc_count < bucket.doc_count) buckets.set(String(bucket.key), bucket)
    }
  }
  return [...buckets.values()]
}

/** What was chosen is shown although nothing has it, or too many others are more frequent. */
function withChosen(buckets: Bucket[], meta: AttributeMeta, chosen: readonly string[]): Bucket[] {
  const counted = new Set(buckets.map(({ key }) => String(key)))
  const missing = meta.options.filter((one) => chosen.includes(choiceOf(one)) && !counted.has(one.value))
  return [...buckets, ...missing.map(({ value }) => ({ key: value, doc_count: 0 }))]
}

type Option = AttributeMeta['options'][number]

function toValue(
  bucket: Bucket,
  options: ReadonlyMap<string, Option>,
  chosen: readonly string[],
): FacetValue {
  const key = String(bucket.key)
  const option = options.get(key)
  const id = option ? choiceOf(option) : key
  return {
    id,
    label: (bucket.label ?? option?.label ?? id).trim(),
    count: bucket.doc_count,
    swatch: bucket.swatch ?? option?.swatch ?? null,
    isChosen: chosen.includes(id),
  }
}

function lookOf(code: string, values: FacetValue[]) {
  // A catalogue may name its colours without showing them: then they are words like any other.
  if (values.some((value) => value.swatch)) return 'color'
  return code === 'size' && values.every((value) => value.label.length <= LONGEST_SIZE) ? 'size' : 'tick'
}

function priceFacet({ aggregations }: Answer, { price }: ListState): Facet | undefined {
  const buckets = aggregations.agg_range_price?.buckets ?? []
  if (buckets.length === 0) return undefined
  const steps = buckets.map(({ from, to, doc_count }) => {
    // The first step starts at nothing: `0-50` and `-50` are the same choice.
    const step: PriceChoice = { isStep: true, ...(from ? { from } : {}), ...(to ? { to } : {}) }
    const isChosen = price !== null && (price.from ?? 0) === (step.from ?? 0) && price.to === step.to
    return { ...step, count: doc_count, isChosen }
  })
  return { code: 'price', label: '', look: 'price', steps }
}
