import { randomUUID } from 'node:crypto'
import { getTotals } from '@vitrine/contract/cart'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Commerce, loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { pullCart } from '../pull-cart.ts'
import { type CartShop, openCartShop } from '../testing/a-cart-shop.ts'
import { noteSeen } from './expect-snapshot.ts'
import { readSnapshot } from './read-snapshot.ts'
import { updateCart } from './update-cart.ts'

let shop: CartShop
let cartId: string
let known: Commerce | undefined
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  cartId = (await shop.guest.open()).result
})

/** Says how many statements the shop needs for what is done. */
function counting(code = 'de') {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  }
  const store = findStoreView(code)
  const ctx = aContext(shop.database.db.withPlugin(plugin), store && { store })
  const counted = async (work: () => Promise<unknown>) => {
    count = 0
    await work()
    return count
  }
  return { ctx, counted }
}

/** Changes carts and says how many statements that took. */
function aCounter(code = 'de', { ctx, counted } = counting(code)) {
  return (token: string, sku: string, qty: number) => counted(() => change(ctx, { token, sku, qty }))
}

const product_option = {
  extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] },
}

function change(ctx: Context, { token, ...item }: { token: string; sku: string; qty: number }) {
  const operationId = randomUUID()
  return updateCart(ctx, { token, operationId, onShortage: 'refuse', item: { ...item, product_option } })
}

/** As in the program, which keeps a copy of the tables of delivery and payment. */
async function totals(ctx: Context, cartId: string): Promise<void> {
  known ??= await loadCommerce(shop.database.db)
  const tables = known
  const route = checkoutFeature.routes.find(({ call }) => call.id === getTotals.id)
  await route?.handle({ ...ctx, commerce: { current: () => tables } }, { query: { cartId } })
}

/** As another process of the shop, or somebody at the database. */
async function elsewhere(change: { sku: string; qty: number }): Promise<void> {
  const { db } = shop.database
  const { cart_id } = await db
    .updateTable('cart')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('cart_id', '=', (ids) => ids.selectFrom('cart').select((one) => one.fn.max('cart_id').as('id')))
    .returning('cart_id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('cart_line')
    .set({ qty: change.qty })
    .where('cart_id', '=', cart_id)
    .where('sku', '=', change.sku)
    .execute()
}

test('a cart that is as it was left, or new, is changed in one statement', async () => {
  const set = aCounter()
  await set(cartId, 'BELT', 1)
  const other = (await shop.guest.open()).result
  await set(other, 'BELT', 1)
  const fresh = (await shop.guest.open()).result
  expect(await set(fresh, 'BELT', 2)).toBe(1)
  expect(await set(fresh, 'BELT', 3)).toBe(1)
  expect(await shop.guest.holds(fresh)).toEqual({ BELT: 3 })
})

test('fifty changes of one cart at once come in turn: one statement each, and the last one holds', async () => {
  const counter = counting()
  const set = aCounter('de', counter)
  for (const qty of [1, 2]) await set(cartId, 'BELT', qty)
  const { ctx, counted } = counter
  const all = Array.from({ length: 50 }, (_, at) => ({ token: cartId, sku: 'BELT', qty: 100 + at }))
  // Numbers for new lines are drawn now and then.
  expect(await counted(() => Promise.all(all.map((one) => change(ctx, one))))).toBeLessThan(53)
  expect(await shop.guest.holds(cartId)).toEqual({ BELT: 149 })
})

test('a cart is shown by one statement, counted by one, and known to the change that follows', async () => {
  const counter = counting()
  const { ctx, counted } = counter
  const set = aCounter('de', counter)
  for (const qty of [1, 2]) await set(cartId, 'BELT', qty)
  await elsewhere({ sku: 'BELT', qty: 4 })
  expect(await counted(() => pullCart(ctx, cartId))).toBe(1)
  expect(await set(cartId, 'BELT', 3)).toBe(1)
  await totals(ctx, cartId)
  expect(await counted(() => totals(ctx, cartId))).toBe(1)
})

test('who looked before the last change makes nobody forget it', async () => {
  const counter = counting()
  const set = aCounter('de', counter)
  for (const qty of [1, 4]) await set(cartId, 'BELT', qty)
  const before = await readSnapshot(counter.ctx, { token: cartId, purpose: 'lines' })
  await set(cartId, 'BELT', 2)
  noteSeen(counter.ctx, cartId, before)
  expect(await set(cartId, 'BELT', 3)).toBe(1)
})

test('a new one is changed in its own store only, also where the shelf is known', async () => {
  const { ctx } = counting()
  const belt = { sku: 'BELT', qty: 1 }
  await change(ctx, { token: (await shop.guest.open()).result, ...belt })
  const us = findStoreView('us') ?? ctx.store
  await expect(change({ ...ctx, store: us }, { token: cartId, ...belt })).rejects.toMatchObject({
    code: 'CART_NOT_FOUND',
  })
  expect(await shop.guest.holds(cartId)).toEqual({})
})

test('one that was changed elsewhere is read first, and nothing of it is lost', async () => {
  await shop.guest.set(cartId, ['BELT', 1])
  await elsewhere({ sku: 'BELT', qty: 5 })
  const { meta } = await shop.guest.set(cartId, ['HAT', 1])
  expect(meta.cart?.version).toBe(3)
  expect(await shop.guest.holds(cartId)).toEqual({ BELT: 5, HAT: 1 })
})

test('an operation told again gets its first answer, though the cart is known to hold something else by now', async () => {
  const operationId = randomUUID()
  const first = await shop.guest.set(cartId, ['BELT', 1], { operationId })
  await shop.guest.set(cartId, ['BELT', 7])
  expect(await shop.guest.set(cartId, ['BELT', 1], { operationId })).toEqual(first)
  expect(await shop.guest.holds(cartId)).toEqual({ BELT: 7 })
})

test('what is refused is refused for what the cart and the shelf are now', async () => {
  await shop.guest.set(cartId, ['LAST', 3])
  await shop.database.db.updateTable('stock_item').set({ qty: 5 }).where('qty', '=', 3).execute()
  expect((await shop.guest.set(cartId, ['LAST', 5])).result.qty).toBe(5)
})

test('a closed cart stays closed', async () => {
  await shop.guest.set(cartId, ['BELT', 1])
  await shop.guest.close(cartId)
  await expect(shop.guest.set(cartId, ['BELT', 2])).rejects.toMatchObject({ code: 404 })
})

test('lines stand in the sequence they were added in', async () => {
  for (const sku of ['HAT', 'BELT', 'SCARF']) await shop.guest.set(cartId, [sku, 1])
  expect((await shop.guest.pull(cartId)).result.map(({ sku }) => sku)).toEqual(['HAT', 'BELT', 'SCARF'])
})
