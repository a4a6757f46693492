import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Load } from '../loopback.ts'
import { loopbackLoad } from '../loopback-load.ts'
import { loopbackPosts } from '../loopback-posts.ts'
import { filledCarts } from './filled-carts.ts'
import { freshCarts, plainSku } from './fresh-carts.ts'

type HowLong = { seconds: number; connections: number }
export type CartVerb = {
  what: string
  /** Per cent of the bare route. */
  goal: number
  drive(shopUrl: string, how: HowLong): Promise<Load>
}

const GERMANY = 4
const HEADERS = { 'x-vs-store-code': 'de' }
/** Asked one after the other, so that nobody waits for somebody else's cart. */
const FILLED_CARTS = 500
const PIECES = [2, 1]

/** `fresh` carts are used once; the others hold three lines each. */
export async function cartVerbs(pool: pg.Pool, fresh: number): Promise<CartVerb[]> {
  const sku = await plainSku(pool, GERMANY)
  const empty = await freshCarts(pool, GERMANY, fresh)
  const filled = await filledCarts(pool, GERMANY, FILLED_CARTS)
  let asked = 0
  const next = () => {
    asked += 1
    const { token = '', products = [] } = filled[asked % FILLED_CARTS] ?? {}
    return { token, sku: products[asked % products.length]?.sku, round: Math.floor(asked / FILLED_CARTS) }
  }
  const changes = (nextItem: () => object): CartVerb['drive'] => {
    const nextBody = () => ({ cartItem: nextItem(), operationId: randomUUID() })
    return (url, how) => loopbackPosts(`${url}/api/cart/update`, { ...how, nextBody })
  }
  const questions = (path: string): CartVerb['drive'] => {
    const nextPath = () => `${path}?cartId=${next().token}`
    return (url, how) => loopbackLoad(url, { ...how, headers: HEADERS, nextPath })
  }
  const freshItem = () => ({ sku, qty: 1, quoteId: empty.pop() ?? 'used up' })
  const changedItem = () => {
    const { token, sku, round } = next()
    return { sku, qty: PIECES[round % PIECES.length], quoteId: token }
  }
  return [
    { what: 'update, fresh carts', goal: 50, drive: changes(freshItem) },
    { what: 'update, carts of 3 lines', goal: 40, drive: changes(changedItem) },
    { what: 'pull, carts of 3 lines', goal: 80, drive: questions('/api/cart/pull') },
    { what: 'totals, carts of 3 lines', goal: 60, drive: questions('/api/cart/totals') },
  ]
}
