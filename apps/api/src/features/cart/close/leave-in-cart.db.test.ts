import { lineKey } from '@vitrine/domain/cart/line-identity'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getOpenCart, listLineRows } from '../cart-queries.ts'
import { type CartShop, openCartShop, refusalOf } from '../testing/a-cart-shop.ts'
import { anEngraving, answering, type Engraving } from '../testing/an-engraving.ts'
import { leaveInCart, leftInCart } from './leave-in-cart.ts'

let shop: CartShop
let ctx: Context
let ring: Engraving
beforeAll(async () => {
  shop = await openCartShop()
  const { db } = shop.database
  ring = await anEngraving(db)
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store })
})
afterAll(() => shop.close())

const engraved = (words: string) => answering([ring.required, words])
const order = (cartId: string, ordered: { key: string; qty: number }[], after = async () => {}) =>
  inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, cartId, { lock: true })
    const lines = leftInCart(await listLineRows(ctx, cart.cartId), ordered)
    await sql`with ${leaveInCart(ctx, { cartId: cart.cartId, lines })} select`.execute(ctx.db)
    await after()
  })

async function twoRings() {
  const { result: cartId } = await shop.guest.open()
  await shop.guest.set(cartId, ['RING', 2], { product_option: engraved('Anna') })
  await shop.guest.set(cartId, ['RING', 1], { product_option: engraved('Ben') })
  return cartId
}
const anna = () => lineKey({ sku: 'RING', product_option: engraved('Anna') })
const linesOf = async (cartId: string) =>
  (await shop.guest.pull(cartId)).result.map(({ options, qty }) => [options[0]?.value, qty])

test('what differs in its choices stays, and so do the pieces nobody ordered', async () => {
  const cartId = await twoRings()
  await order(cartId, [{ key: anna(), qty: 1 }])
  expect(await linesOf(cartId)).toEqual([
    ['Anna', 1],
    ['Ben', 1],
  ])
  await order(cartId, [{ key: anna(), qty: 5 }])
  expect(await linesOf(cartId)).toEqual([['Ben', 1]])
})

test('a cart with nothing left in it is closed', async () => {
  const cartId = await twoRings()
  const ben = lineKey({ sku: 'RING', product_option: engraved('Ben') })
  await order(cartId, [
    { key: anna(), qty: 2 },
    { key: ben, qty: 1 },
  ])
  expect((await refusalOf(shop.guest.pull(cartId))).code).toBe(404)
})

test('an order that fails afterwards leaves the cart as it was', async () => {
  const cartId = await twoRings()
  const before = await shop.guest.pull(cartId)
  const failing = order(cartId, [{ key: anna(), qty: 2 }], () => Promise.reject(new Error('no ink')))
  await expect(failing).rejects.toThrow('no ink')
  expect(await shop.guest.pull(cartId)).toEqual(before)
})
