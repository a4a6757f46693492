import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { filledCarts } from '../cart/filled-carts.ts'
import { findOptions, newPaths, popularPaths } from '../catalogue-questions.ts'
import { findPages } from '../shop-pages.ts'

export type Sent = { path: string; body?: unknown }
export type Question = {
  what: string
  /** What they answered, see `docs/performance.md`. */
  peers: string
  /** `post` answers the body; `at` counts. */
  send: (post: (sent: Sent) => Promise<string>, at: number) => Promise<unknown>
}

const GERMANY = 4
const WORDS = ['wool coat', 'linen dress', 'silk skirt', 'blue shirt', 'knitted jumper', 'leather boots']

/** What EverShop, Vendure and Medusa were asked; where it matters whether somebody asked before, both ways. */
export async function questionsOf(url: string, pool: pg.Pool): Promise<Question[]> {
  return [...(await pagesOf(url)), ...(await listsOf(url)), ...(await cartsOf(pool))]
}

async function pagesOf(url: string): Promise<Question[]> {
  const { category, product } = await findPages(url)
  const [list, piece] = [new URL(category).pathname, new URL(product).pathname]
  const peers = 'EverShop 24/s (395 ms)'
  return [
    {
      ...{ what: 'category page, never seen', peers },
      send: (post, at) => post({ path: `${list}?price=${at % 90}-${1_000 + at}` }),
    },
    { what: 'category page, kept', peers, send: (post) => post({ path: list }) },
    {
      what: 'product page, kept',
      peers: 'Vendure 74/s (133 ms), EverShop 51/s (187 ms), Medusa 51/s (186 ms)',
      send: (post) => post({ path: piece }),
    },
  ]
}

async function listsOf(url: string): Promise<Question[]> {
  const options = await findOptions(url)
  const [popular, unseen] = [popularPaths(options), newPaths(options, 20_000)]
  const peers = 'Vendure 79/s (124 ms), EverShop without facets 48/s (204 ms), Medusa 22/s (456 ms)'
  return [
    {
      ...{ what: 'list with facets, each new', peers },
      send: (post, at) => post({ path: unseen[at % unseen.length] ?? '' }),
    },
    {
      ...{ what: 'list with facets, thirty of them', peers },
      send: (post, at) => post({ path: popular[at % popular.length] ?? '' }),
    },
    {
      what: 'text search with facets',
      peers: 'EverShop, a page 35/s (280 ms), Medusa 20/s (487 ms), Vendure 6/s (1,490 ms)',
      send: (post, at) => post({ path: wordsPath(WORDS[at % WORDS.length] ?? '') }),
    },
  ]
}

async function cartsOf(pool: pg.Pool): Promise<Question[]> {
  const carts = await filledCarts(pool, GERMANY, 2_000)
  const cartOf = (at: number) => carts[at % carts.length]
  const add = (cartId: string, at: number): Sent => ({
    path: `/api/cart/update?cartId=${cartId}`,
    body: { cartItem: { sku: cartOf(at)?.products[0]?.sku, qty: 1 + (at % 5) }, operationId: randomUUID() },
  })
  return [
    {
      what: 'create a cart and add',
      peers: 'EverShop 127/s (77 ms), Vendure 47/s (211 ms), Medusa 12/s (796 ms)',
      send: async (post, at) => {
        const { result } = JSON.parse(await post({ path: '/api/cart/create', body: {} })) as {
          result: string
        }
        return post(add(result, at))
      },
    },
    {
      what: 'add to an existing cart',
      peers: 'Vendure 158/s (60 ms), EverShop 58/s (171 ms), Medusa 10/s (976 ms)',
      send: (post, at) => post(add(cartOf(at)?.token ?? '', at)),
    },
  ]
}

function wordsPath(text: string): string {
  const fields = ['ptype', 'gender', 'brand', 'color', 'size']
  const query = {
    ...{ _searchText: text, _appliedSort: [], _appliedFilters: [] },
    _availableFilters: fields.map((field) => ({ field, scope: 'catalog', options: {} })),
  }
  return `/api/catalog?size=50&searchQuery=${encodeURIComponent(JSON.stringify(query))}`
}
