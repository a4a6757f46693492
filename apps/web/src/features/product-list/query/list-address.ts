// The address is the only place where the choices of a list are kept.
import { FACETS } from './list-params.ts'
import { defaultSort, type ListState, type PriceChoice, SORTS, type Sort } from './list-state.ts'

/** The server answers at most 1,000 products to one question. */
export const MAX_PAGES = 20
const MAX_VALUES = 50
const OPTION_ID = /^[\w.~-]{1,60}$/

export function readListState(query: URLSearchParams): ListState {
  const text = (query.get('q') ?? '').trim().slice(0, 200)
  const chosen: Record<string, readonly string[]> = {}
  for (const facet of FACETS) {
    if (facet === 'price') continue
    const values = (query.get(facet) ?? '').split(',').filter((value) => OPTION_ID.test(value))
    if (values.length > 0) chosen[facet] = [...new Set(values)].sort().slice(0, MAX_VALUES)
  }
  return {
    chosen,
    price: readPrice(query.get('price')),
    sort: readSort(query.get('sort'), text),
    pages: readPages(query.get('page')),
    text,
  }
}

/** `?size=1,2&price=50_100` (a step) or `50-100` (own borders), or nothing for a list as it opens. */
export function writeListState(state: ListState): string {
  const query = new URLSearchParams()
  if (state.text) query.set('q', state.text)
  for (const facet of FACETS) {
    const values = state.chosen[facet] ?? []
    if (values.length > 0) query.set(facet, values.join(','))
  }
  const { price } = state
  if (price) query.set('price', [price.from, price.to].join(price.isStep ? '_' : '-'))
  if (state.sort !== defaultSort(state.text)) query.set('sort', state.sort)
  if (state.pages > 1) query.set('page', String(state.pages))
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `?${written}` : ''
}

function readPrice(text: string | null): PriceChoice | null {
  const [, from, sign, to] = /^(\d{1,9}(?:\.\d{1,2})?)?([-_])(\d{1,9}(?:\.\d{1,2})?)?$/.exec(text ?? '') ?? []
  if (from === undefined && to === undefined) return null
  const price: PriceChoice = sign === '_' ? { isStep: true } : {}
  if (from !== undefined) price.from = Number(from)
  if (to !== undefined) price.to = Number(to)
  return price.from !== undefined && price.to !== undefined && price.from > price.to ? null : price
}

function readSort(text: string | null, searched: string): Sort {
  const sort = SORTS.find((one) => one === text)
  return sort && (sort !== 'relevance' || searched) ? sort : defaultSort(searched)
}

function readPages(text: string | null): number {
  const pages = Number(text)
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1
}
