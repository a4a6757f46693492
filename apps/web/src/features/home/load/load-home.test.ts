// How many products each part of the home page asks for (spec §9): sliders and bestsellers 18, a main category 12, and 18
// where the editor chose some of them.
import type { Category, ProductCard } from '@vitrine/domain/catalog/product'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { createPageNote } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { loadHome } from './load-home.ts'
import { loadPlace } from './load-place.ts'

const SOLD = 40
const card = (id: number) =>
  ({
    id,
    sku: `S${id}`,
    name: 'Coat',
    images: [],
    swatches: [],
    colors: [],
    stock: {},
  }) as unknown as ProductCard
const cards = (count: number, from = 0) => Array.from({ length: count }, (_, at) => card(from + at + 1))
const category = (id: number, key: string, children: Category[] = []): Category =>
  ({
    ...{ id, name: key, url_key: key, url_path: key, product_count: SOLD, children_data: children },
    ...{ is_active: true, include_in_menu: true, position: id, image: '', slug: key },
  }) as unknown as Category
const TREE = [
  category(1, 'women', [category(11, 'coats'), category(12, 'dresses')]),
  category(2, 'men', [category(21, 'shirts')]),
]

type LoadHomeRequest = {
  size?: number
  skus?: string
  searchQuery?: string | { _appliedSort: { field: string }[] }
}

/** A shop that has plenty of everything and remembers what it was asked. */
function aShop(settings: object) {
  const asked: { id: string; input: LoadHomeRequest }[] = []
  const answers: Record<string, (input: LoadHomeRequest) => unknown> = {
    'category.tree': () => ({ items: TREE }),
    'product.list': ({ skus = '' }) => ({ items: cards(skus.split(',').length, 900) }),
  }
  const client = {
    call: async (
      { id }: { id: string },
      { query, body }: { query?: LoadHomeRequest; body?: LoadHomeRequest } = {},
    ) => {
      const input = query ?? body ?? {}
      asked.push({ id, input })
      if (id.startsWith('catalog.')) return { items: cards(input.size ?? 0), total: SOLD }
      return answers[id]?.(input) ?? { json: settings }
    },
  }
  const page = createPageNote()
  const shop = { client, page, store: findStoreView('us'), log: () => undefined } as unknown as ShopRequest
  return { shop, asked }
}

test('sliders, the strip and the bestsellers hold 18, a main category 12', async () => {
  const { shop } = aShop({})
  const { collection, strip, bestsellers, main } = await loadHome(shop)
  const sizes = [collection.products, strip?.products, bestsellers, main.products].map((one) => one?.length)
  expect(sizes).toEqual([18, 18, 18, 12])
})

test('a main category holds 18 when the editor chose some, those first and each once', async () => {
  const { shop } = aShop({ main_categories: [{ link: '/coats', top_products: ['A', 'B'] }] })
  const { main } = await loadHome(shop)
  expect(main.places[0]?.topSkus).toEqual(['A', 'B'])
  expect(main.products).toHaveLength(18)
  expect(main.products.slice(0, 2).map(({ id }) => id)).toEqual([901, 902])
  expect(new Set(main.products.map(({ id }) => id)).size).toBe(18)
})

test('another main category is asked for the same way by the browser', async () => {
  const { shop, asked } = aShop({})
  const place = { id: 2, name: 'men', path: '/men', count: SOLD, ids: [2, 21], topSkus: [] }
  expect(await loadPlace(shop.client, place)).toHaveLength(12)
  expect(asked).toMatchObject([{ id: 'catalog.post', input: { size: 12 } }])
})

test('slides without a picture are dropped', async () => {
  const { shop } = aShop({ main_slider: [{ title: 'No picture' }, { img: 'a.webp', title: 'Coats' }] })
  expect((await loadHome(shop)).slides).toMatchObject([{ img: 'a.webp' }])
})
