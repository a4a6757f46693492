// What visitors of a shop ask for, by what it costs: pages that are kept, pages and lists nobody had, words, carts, orders.
import { randomUUID } from 'node:crypto'
import { randomOf } from '@vitrine/search/testing/random'
import type pg from 'pg'
import { filledCarts } from '../cart/filled-carts.ts'
import { freshCarts, plainSku } from '../cart/fresh-carts.ts'
import { orderOf } from '../cart/order-of.ts'
import { findOptions, newPaths } from '../catalogue-questions.ts'
import { findPages } from '../shop-pages.ts'

export const KINDS = ['kept', 'made', 'list', 'text', 'cart', 'pull', 'order'] as const
export type Kind = (typeof KINDS)[number]
export type Question = { path: string; body?: unknown }

/** Of a hundred requests: of visitors who mostly look around, one in eighty of whose requests is an order. */
export const MIX: Record<Kind, number> = { kept: 60, made: 8, list: 10, text: 6, cart: 8, pull: 7, order: 1 }

const GERMANY = 4
const WORDS = ['wool coat', 'linen dress', 'silk skirt', 'blue shirt', 'knitted jumper', 'leathr boots']

export type Traffic = { next(kind: Kind): Question; nextMixed(): Question }

/** Carts for so many changes and orders; those of each are used once. */
export async function openTraffic(
  shopUrl: string,
  pool: pg.Pool,
  { carts, seed = 5 }: { carts: number; seed?: number },
): Promise<Traffic> {
  const lists = newPaths(await findOptions(shopUrl), 20_000)
  const [empty, pulled, filled] = [
    await freshCarts(pool, GERMANY, carts),
    await filledCarts(pool, GERMANY, 50),
    await filledCarts(pool, GERMANY, carts),
  ]
  const sku = await plainSku(pool, GERMANY)
  const pages = ['/us', '/us/women', '/us/men', new URL((await findPages(shopUrl)).product).pathname]
  const random = randomOf(seed)
  let asked = 0
  const makers: Record<Kind, (at: number) => Question> = {
    kept: (at) => ({ path: pages[at % pages.length] ?? '/us' }),
    made: (at) => ({ path: `/us/women?price=${at % 90}-${1_000 + at}` }),
    list: (at) => ({ path: lists[at % lists.length] ?? '' }),
    text: (at) => ({ path: textPath(WORDS[at % WORDS.length] ?? '', at) }),
    cart: () => ({
      path: `/api/cart/update?cartId=${taken(empty)}`,
      body: { cartItem: { sku, qty: 1 }, operationId: randomUUID() },
    }),
    pull: (at) => ({ path: `/api/cart/pull?cartId=${pulled[at % pulled.length]?.token}` }),
    order: () => ({ path: '/api/order', body: orderOf(taken(filled)) }),
  }
  const next = (kind: Kind) => makers[kind](asked++)
  return { next, nextMixed: () => next(kindAt(random() * 100)) }
}

function kindAt(hundredth: number): Kind {
  let upTo = 0
  for (const kind of KINDS) {
    upTo += MIX[kind]
    if (hundredth < upTo) return kind
  }
  return 'kept'
}

function taken<T>(list: T[]): T {
  const one = list.pop()
  if (one === undefined) throw new Error('The carts are used up.')
  return one
}

function textPath(text: string, at: number): string {
  const query = {
    _searchText: text,
    _appliedSort: [],
    _appliedFilters: [
      { attribute: 'price', value: { gte: (at % 3_000) / 100, lte: 2_000 + at }, scope: 'default' },
    ],
    _availableFilters: ['ptype', 'gender', 'brand'].map((field) => ({
      field,
      scope: 'catalog',
      options: {},
    })),
  }
  return `/api/catalog?size=50&searchQuery=${encodeURIComponent(JSON.stringify(query))}`
}
