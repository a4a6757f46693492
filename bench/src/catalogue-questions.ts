// Lists as shoppers ask for them over the wire: a colour and a size, with every count of the sidebar.
import { randomOf } from '@vitrine/search/testing/random'

const FACETS = ['color', 'size', 'ptype', 'gender', 'brand', 'set', 'price']
const AVAILABLE = FACETS.map((field) => ({ field, scope: 'catalog', options: {} }))

type Filter = { attribute: string; value: object; scope: string }
type Options = { colors: string[]; sizes: string[] }
type Page = { aggregations: Record<string, { buckets: { key: string }[] } | undefined> }

/** Values that the shop has most of. */
export async function findOptions(shopUrl: string): Promise<Options> {
  const reply = await fetch(`${shopUrl}${pathOf([])}`)
  const { result } = (await reply.json()) as { result: Page }
  const keysOf = (field: string) =>
    (result.aggregations[`agg_terms_${field}`]?.buckets ?? []).map(({ key }) => key)
  return { colors: keysOf('color').slice(0, 6), sizes: keysOf('size').slice(0, 5) }
}

/** What many shoppers ask for: every colour with every size. */
export function popularPaths({ colors, sizes }: Options): string[] {
  return colors.flatMap((color) =>
    sizes.map((size) => pathOf([chosen('color', color), chosen('size', size)])),
  )
}

/** The same lists, each with a price limit of its own, so that hardly any is asked for twice. */
export function newPaths(options: Options, count: number): string[] {
  const random = randomOf(3)
  const below = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: count }, () => {
    const [color = '', size = ''] = [options.colors[below(6)], options.sizes[below(5)]]
    const price = { attribute: 'price', value: { gte: below(3000) / 100 }, scope: 'default' }
    return pathOf([chosen('color', color), chosen('size', size), price])
  })
}

function chosen(attribute: string, key: string): Filter {
  return { attribute, value: { in: [key] }, scope: 'catalog' }
}

function pathOf(filters: Filter[]): string {
  const query = { _availableFilters: AVAILABLE, _appliedFilters: filters, _appliedSort: [], _searchText: '' }
  return `/api/catalog?size=50&searchQuery=${encodeURIComponent(JSON.stringify(query))}`
}
