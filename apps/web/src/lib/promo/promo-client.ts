import {
  getCatalog,
  getCategoryTree,
  listRelated,
  type MenuCategory,
  postCatalog,
} from '@vitrine/contract/catalog'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import type { ShopClient } from '@vitrine/contract/client'
import type { Filter } from '../catalog/product-query.ts'

/** What may be promoted, what is for partners only among it. The server asks for the role. */
const PROMO: readonly Filter[] = [
  { attribute: 'is_promo', value: { eq: true }, scope: 'default' },
  { attribute: 'only_promo', value: { in: [true, false] }, scope: 'default' },
]

type Query = { _appliedFilters?: readonly Filter[] }
type Ask = { type?: string; searchQuery?: unknown; promo?: 'true' }
/** The shop narrows these itself. */
const NARROWED_THERE: readonly string[] = [suggestCatalog.id, listRelated.id]

/** Lists, suggestions and what lies beside a piece hold what may be promoted, and menus count and show it alone; everything else is asked as ever. */
export function promoClient(client: ShopClient): ShopClient {
  const call = async (asked: { id: string }, input: { query?: Ask; body?: Ask } = {}) => {
    const { query = {}, body = {} } = input
    if (asked.id === getCatalog.id) return client.call(getCatalog, { query: inAddress(query) as never })
    if (asked.id === postCatalog.id) return client.call(postCatalog, { body: inBody(body) as never })
    const sent = NARROWED_THERE.includes(asked.id) ? { ...input, query: { ...query, promo: 'true' } } : input
    const reply = await client.call(asked as typeof getCategoryTree, sent as never)
    return asked.id === getCategoryTree.id ? { items: counted(reply.items) } : reply
  }
  return { ...client, call: call as ShopClient['call'] }
}

const inAddress = (ask: Ask): Ask =>
  isOfGoods(ask)
    ? { ...ask, searchQuery: JSON.stringify(narrowed(JSON.parse(String(ask.searchQuery ?? '{}')))) }
    : ask
const inBody = (ask: Ask): Ask =>
  isOfGoods(ask) ? { ...ask, searchQuery: narrowed(ask.searchQuery ?? {}) } : ask

const isOfGoods = ({ type = 'product' }: Ask) => type === 'product'
const narrowed = (query: Query): Query => ({
  ...query,
  _appliedFilters: [...(query._appliedFilters ?? []), ...PROMO],
})

const counted = (categories: readonly MenuCategory[]): MenuCategory[] =>
  categories
    .filter(({ promo_count }) => promo_count > 0)
    .map((category) => ({
      ...category,
      product_count: category.promo_count,
      children_data: counted(category.children_data as MenuCategory[]),
    }))
