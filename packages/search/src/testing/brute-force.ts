import type {
  Condition,
  DocumentInput,
  FacetCount,
  SearchRequest,
  SearchResult,
  VariantInput,
} from '../port.ts'

// The slow and obvious engine: every document against every condition. Tests hold the quick one against it.

type Value = string | number | undefined

export function bruteForceSearch(documents: readonly DocumentInput[], request: SearchRequest): SearchResult {
  const start = documents.filter((document) => isInBase(document, request))
  const matches = (except?: string) => start.filter((document) => isChosen(document, request, except))
  const found = matches().sort((a, b) => compare(a, b, request))
  const priced = matches('final_price').map((document) => priceOf(document, request.store) ?? Number.NaN)
  return {
    total: found.length,
    hits: found.slice(request.from, request.from + request.size).map(({ id }) => ({ id, score: 0 })),
    facets: Object.fromEntries(
      request.facets.map(({ field, size }) => [
        field,
        countFacet(matches(field), request, field).slice(0, size),
      ]),
    ),
    ranges: (request.ranges?.buckets ?? []).map((bucket) => ({
      ...bucket,
      count: priced.filter(
        (price) => price >= (bucket.from ?? 0) && price < (bucket.to ?? Number.POSITIVE_INFINITY),
      ).length,
    })),
    ...(request.ranges && priced.length > 0
      ? { priceRange: { min: Math.min(...priced), max: Math.max(...priced) } }
      : {}),
  }
}

function isInBase(document: DocumentInput, { store, base, anyOf }: SearchRequest): boolean {
  if (priceOf(document, store) === undefined) return false
  const holds = (condition: Condition) => meets(productValues(document, store, condition.field), condition)
  return base.every(holds) && (!anyOf || anyOf.length === 0 || anyOf.some(holds))
}

/** Fields the children carry are asked of one available child, the others of the product. */
function isChosen(document: DocumentInput, request: SearchRequest, except?: string): boolean {
  const groups = [...Map.groupBy(request.selected, ({ field }) => field)].filter(
    ([field]) => field !== except,
  )
  const ofChildren = groups.filter(([field]) => isChildField(document, field))
  const ofProduct = groups.filter(([field]) => !isChildField(document, field))
  const productHolds = ofProduct.every(([field, conditions]) =>
    conditions.some((condition) => meets(productValues(document, request.store, field), condition)),
  )
  if (!productHolds || ofChildren.length === 0) return productHolds
  return availableChildren(document).some((child) => childMeets(child, ofChildren))
}

type Group = [string, Condition[]]

function childMeets(child: VariantInput, groups: readonly Group[]): boolean {
  return groups.every(([field, conditions]) =>
    conditions.some((condition) => meets([child.terms[field]], condition)),
  )
}

function countFacet(
  documents: readonly DocumentInput[],
  request: SearchRequest,
  field: string,
): FacetCount[] {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of facetValues(document, request, field)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

function facetValues(document: DocumentInput, request: SearchRequest, field: string): Set<string> {
  if (!isChildField(document, field)) return new Set((document.terms[field] ?? []).map(String))
  const groups = [...Map.groupBy(request.selected, (condition) => condition.field)].filter(
    ([other]) => other !== field && isChildField(document, other),
  )
  const children = availableChildren(document).filter((child) => childMeets(child, groups))
  return new Set(children.flatMap(({ terms }) => (terms[field] === undefined ? [] : [String(terms[field])])))
}

function productValues(document: DocumentInput, store: string, field: string): Value[] {
  if (field === 'final_price') return [priceOf(document, store)]
  if (field === 'id') return [document.id]
  if (isChildField(document, field)) return availableChildren(document).map(({ terms }) => terms[field])
  return [...(document.terms[field] ?? []), document.numbers[field]]
}

function meets(values: readonly Value[], condition: Condition): boolean {
  const present = values.filter((value) => value !== undefined)
  const has = (list: readonly Value[]) => present.some((value) => list.map(String).includes(String(value)))
  const { gte, lte, gt, lt } = condition
  const bounds: [number | undefined, (value: number, bound: number) => boolean][] = [
    [gte, (value, bound) => value >= bound],
    [lte, (value, bound) => value <= bound],
    [gt, (value, bound) => value > bound],
    [lt, (value, bound) => value < bound],
  ]
  const set = bounds.filter(([bound]) => bound !== undefined)
  return (
    (!condition.in || has(condition.in)) &&
    (!condition.nin || !has(condition.nin)) &&
    (condition.exists === undefined || present.length > 0 === condition.exists) &&
    (set.length === 0 ||
      present.some((value) => set.every(([bound, holds]) => holds(Number(value), bound ?? 0))))
  )
}

function compare(a: DocumentInput, b: DocumentInput, { sort, store }: SearchRequest): number {
  for (const { field, direction } of sort) {
    const [left, right] = [a, b].map((document) =>
      field === 'final_price'
        ? priceOf(document, store)
        : field === 'id'
          ? document.id
          : document.numbers[field],
    )
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    return (left < right ? -1 : 1) * (direction === 'asc' ? 1 : -1)
  }
  return b.id - a.id
}

function isChildField(document: DocumentInput, field: string): boolean {
  return document.variants.some(({ terms }) => terms[field] !== undefined)
}

function availableChildren(document: DocumentInput): VariantInput[] {
  return document.variants.filter(({ available }) => available)
}

function priceOf(document: DocumentInput, store: string): number | undefined {
  const own = document.prices[store]
  if (own !== undefined) return own
  const children = availableChildren(document).flatMap(({ prices }) => prices[store] ?? [])
  return children.length === 0 ? undefined : Math.min(...children)
}
