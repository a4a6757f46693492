// The address is the only place where the choices of a list are kept.
import { stripInvisible } from '@vitrine/domain/contact/strip-invisible'
import { CHOICE } from './known-choices.ts'
import { facetOf, NAMED_FACETS, paramOf } from './list-params.ts'
import { defaultSort, type ListState, type PriceChoice, SORTS, type Sort } from './list-state.ts'

/** The server answers at most 1,000 products to one question. */
export const MAX_PAGES = 20
const MAX_VALUES = 50
const MAX_FACETS = 30

export function readListState(query: URLSearchParams): ListState {
  const text = stripInvisible(query.get('q') ?? '')
    .trim()
    .slice(0, 200)
  const chosen: Record<string, readonly string[]> = {}
  for (const name of new Set(query.keys())) {
    const facet = facetOf(name)
    if (facet === undefined || Object.keys(chosen).length === MAX_FACETS) continue
    const values = (query.get(name) ?? '').split(',').filter((value) => CHOICE.test(value))
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

/** `?size=m,s&price=50_100` (a step) or `50-100` (own borders, `to-100`), or nothing for a list as it opens. */
export function writeListState(state: ListState): string {
  const query = new URLSearchParams()
  if (state.text) query.set('q', state.text)
  for (const facet of inOneOrder(Object.keys(state.chosen))) {
    const values = state.chosen[facet] ?? []
    if (values.length > 0) query.set(paramOf(facet), values.join(','))
  }
  const { price } = state
  if (price) query.set('price', writePrice(price))
  if (state.sort !== defaultSort(state.text)) query.set('sort', state.sort)
  if (state.pages > 1) query.set('page', String(state.pages))
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `?${written}` : ''
}

/** The same choices make the same address, whichever came first. */
function inOneOrder(facets: readonly string[]): string[] {
  const rankOf = (facet: string) => (NAMED_FACETS as readonly string[]).indexOf(facet) >>> 0
  return facets.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

function writePrice({ from, to, isStep }: PriceChoice): string {
  const sign = isStep ? '_' : '-'
  if (from === undefined) return `to${sign}${to}`
  return to === undefined ? `from${sign}${from}` : `${from}${sign}${to}`
}

const AMOUNT = String.raw`(\d{1,9}(?:\.\d{1,2})?)`
/** Also `-100` and `100-`, as addresses were before. */
const PRICE = new RegExp(`^(?:from(?=[-_])|to(?=[-_])|${AMOUNT})?([-_])${AMOUNT}?$`)

function readPrice(text: string | null): PriceChoice | null {
  const [, first, sign, second] = PRICE.exec(text ?? '') ?? []
  const isFrom = text?.startsWith('from') === true
  const [from, to] = isFrom ? [second, undefined] : [first, second]
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
