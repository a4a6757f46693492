import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { aShopper, type CartShop, openCartShop, refusalOf } from '../testing/a-cart-shop.ts'

let shop: CartShop
let db: Database
let cartId: string
beforeAll(async () => {
  shop = await openCartShop()
  db = shop.database.db
})
afterAll(() => shop.close())
beforeEach(async () => {
  cartId = (await shop.guest.open()).result
})
const setBelt = async (qty: number) => (await shop.guest.set(cartId, ['BELT', qty])).result
const idOf = async (sku: string) =>
  (await db.selectFrom('product').select('product_id').where('sku', '=', sku).executeTakeFirstOrThrow())
    .product_id
const setPrice = async (price_minor: number) =>
  db
    .updateTable('product_price')
    .set({ price_minor })
    .where('product_id', '=', await idOf('BELT'))
    .execute()
const announce = async (product_id: number) =>
  db.insertInto('catalogue_change').values({ product_id }).returning('seq').executeTakeFirstOrThrow()

test('stock is of this moment, whatever is known of a product', async () => {
  expect((await shop.guest.set(cartId, ['LAST', 1])).result.stock.qty).toBe(3)
  await db
    .updateTable('stock_item')
    .set({ qty: 2 })
    .where('product_id', '=', await idOf('LAST'))
    .execute()
  expect((await shop.guest.set(cartId, ['LAST', 2])).result.stock.qty).toBe(2)
  expect((await refusalOf(shop.guest.set(cartId, ['LAST', 3]))).meta.qty).toBe(2)
})

test('a change of the catalogue is seen by the next change of a cart: a single one, and an import', async () => {
  await setBelt(1)
  await setPrice(12_000)
  await announce(await idOf('BELT'))
  expect((await setBelt(2)).price).toBe(120)
  await setPrice(13_000)
  await db
    .updateTable('catalogue_generation')
    .set((set) => ({ current: set('current', '+', 1) }))
    .execute()
  expect((await setBelt(3)).price).toBe(130)
})

test('also one that was numbered early and committed late', async () => {
  const productId = await idOf('BELT')
  const late = await db.transaction().execute(async (slow) => {
    await slow.insertInto('catalogue_change').values({ product_id: productId }).execute()
    await announce(productId)
    const before = await setBelt(1)
    await slow
      .updateTable('product_price')
      .set({ price_minor: 14_000 })
      .where('product_id', '=', productId)
      .execute()
    return before.price
  })
  expect(late).not.toBe(140)
  expect((await setBelt(2)).price).toBe(140)
})

test('what one store knows is not told in another', async () => {
  const priceIn = async (store: string) => {
    const shopper = aShopper(shop.api.clientFor({ store }))
    const { result } = await shopper.open()
    return (await shopper.set(result, ['HAT', 1])).result.price
  }
  await db
    .updateTable('product_price')
    .set({ price_minor: 9_900 })
    .where('product_id', '=', await idOf('HAT'))
    .where('store_id', '=', 3)
    .execute()
  expect([await priceIn('de'), await priceIn('eu'), await priceIn('de')]).toEqual([100, 99, 100])
})
