import { getTotals, updateCart } from '@vitrine/contract/cart'
import { applyCoupon, getCoupon } from '@vitrine/contract/cart/promotions'
import { expect, test } from 'vitest'
import { aBuyer, type Goods } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop, refusal } from '#api/features/orders/testing/open-order-shop.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { aGiftProduct, type GiftLine } from '../testing/a-gift-card.ts'

// A scarf is 119, a sock 5, a gift card 100.
let gift: GiftLine
const shop = openOrderShop(async (db) => {
  gift = { ...(await aGiftProduct(db))(), qty: 1 }
  await aCoupon(db, { code: 'HELLO', customer_limit: 1 })
  await aCoupon(db, { code: 'WINTER', percent: 15, minimumMinor: 20_000 })
  await aCoupon(db, { code: 'CARRIED', percent: 0, free_delivery: true, minimumMinor: 10_000 })
})
const scarf = { sku: 'SCARF', qty: 1 }
const sock = { sku: 'SOCK', qty: 1 }

async function aCartWith(coupon: string, goods: Goods[]) {
  const client = shop.store()
  const { cartId, buy } = await aBuyer(client, goods)
  const query = { cartId }
  const applied = await client.call(applyCoupon, { query: { cartId, coupon } })
  return {
    ...{ query, applied, buy },
    coupon: () => client.call(getCoupon, { query }),
    totals: () => client.call(getTotals, { query }),
    set: (cartItem: Goods) => client.call(updateCart, { query, body: { cartItem: cartItem as never } }),
  }
}
const usedOf = async (code: string) =>
  (await shop.db().selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow())
    .used

test('a gift card does not lift a coupon over its minimum: it waits, says why, and is not used up', async () => {
  const cart = await aCartWith('WINTER', [scarf, gift])
  expect(cart.applied).toMatchObject({ active: false, problem: 'COUPON_MINIMUM', minimum: 200 })
  expect(await cart.coupon()).toEqual(cart.applied)
  expect(await cart.totals()).toMatchObject({ coupon_code: null, discount_amount: 0, grand_total: 219 })
  await cart.buy()
  expect(await usedOf('WINTER')).toBe(0)
})

test('beside a gift card, goods that reach the minimum by themselves are reduced', async () => {
  const goods = [{ ...scarf, qty: 2 }, gift]
  const cart = await aCartWith('WINTER', goods)
  expect(cart.applied).toMatchObject({ active: true, problem: null })
  expect(await cart.totals()).toMatchObject({ coupon_code: 'WINTER', discount_amount: -36 })
  await cart.buy({ coupon: 'WINTER' })
  expect(await usedOf('WINTER')).toBe(1)
})

test('a coupon on a gift card alone is for nothing in the cart; its one use is left for goods', async () => {
  const cart = await aCartWith('HELLO', [gift])
  expect(cart.applied).toMatchObject({ active: false, problem: 'COUPON_NOT_FOR_THESE' })
  expect((await cart.buy()).order.grand_total).toBe(100)
  expect(await usedOf('HELLO')).toBe(0)
  const next = await aCartWith('HELLO', [scarf])
  expect((await next.buy({ coupon: 'HELLO' })).order.grand_total).toBe(107 + 4.9)
  await expect((await aCartWith('HELLO', [scarf])).buy()).rejects.toMatchObject(refusal(409, 'COUPON_USED'))
})

test('free delivery by coupon is used though it takes nothing off, and waits for its minimum in goods', async () => {
  const below = await aCartWith('CARRIED', [sock, gift])
  expect(below.applied).toMatchObject({ active: false, problem: 'COUPON_MINIMUM' })
  expect((await below.buy()).order.grand_total).toBe(105 + 4.9)
  expect(await usedOf('CARRIED')).toBe(0)
  const cart = await aCartWith('CARRIED', [scarf, gift])
  expect(cart.applied).toMatchObject({ active: true, problem: null })
  expect((await cart.buy({ coupon: 'CARRIED' })).order.grand_total).toBe(219)
  expect(await usedOf('CARRIED')).toBe(1)
})
