import { placeOrder } from '@vitrine/contract/order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '#api/features/orders/testing/a-buyer.ts'
import { type CartShop, openCartShop, refusalOf, type Shopper } from '../testing/a-cart-shop.ts'

let shop: CartShop
let guest: Shopper
beforeAll(async () => {
  shop = await openCartShop()
  guest = shop.guest
})
afterAll(() => shop.close())

async function aCart(...goods: (readonly [string, number])[]) {
  const { result } = await guest.open()
  for (const one of goods) await guest.set(result, one)
  return result
}
const versionOf = async (cartId: string) => (await guest.pull(cartId)).meta.cart?.version ?? -1

describe('POST /api/cart/close', () => {
  test('closes a cart, and is as happy when it is closed already; then it is gone', async () => {
    const cartId = await aCart(['BELT', 1])
    const first = await guest.close(cartId)
    expect([first.result, await guest.close(cartId)]).toEqual([true, first])
    const gone = { code: 404, result: `No such entity with cartId = ${cartId}` }
    expect(await refusalOf(guest.pull(cartId))).toMatchObject(gone)
    expect(await refusalOf(guest.set(cartId, ['BELT', 1]))).toMatchObject(gone)
    expect(await refusalOf(guest.remove(cartId, 'BELT'))).toMatchObject(gone)
  })

  test('with the version that was paid for, what was added meanwhile stays', async () => {
    const cartId = await aCart(['BELT', 1], ['HAT', 1])
    const paid = await versionOf(cartId)
    await guest.set(cartId, ['SCARF', 1])
    await guest.close(cartId, paid)
    expect(await guest.holds(cartId)).toEqual({ SCARF: 1 })
    expect((await guest.close(cartId, paid)).meta.cart?.version).toBe(await versionOf(cartId))
    expect(await guest.holds(cartId)).toEqual({ SCARF: 1 })
  })

  test('a version nobody has seen yet is refused', async () => {
    const cartId = await aCart(['BELT', 1])
    expect((await refusalOf(guest.close(cartId, 99))).code).toBe(400)
  })

  test('an operation whose answer was lost is told it even after the close', async () => {
    const cartId = await aCart()
    const done = await guest.set(cartId, ['BELT', 1], { operationId: 'lost-answer' })
    await guest.close(cartId)
    expect(await guest.set(cartId, ['BELT', 1], { operationId: 'lost-answer' })).toEqual(done)
  })
})

describe('after an order', () => {
  const buy = async (cartId: string, goods: Parameters<typeof anOrder>[1]) => {
    const cart_version = await versionOf(cartId)
    await guest.client.call(placeOrder, { body: anOrder(cartId, goods, { cart_version }) as never })
    return cart_version
  }

  test('closing what was bought does not touch what the order left', async () => {
    const cartId = await aCart(['BELT', 3], ['HAT', 1])
    const bought = await buy(cartId, [{ sku: 'BELT', qty: 2 }])
    for (let repeat = 0; repeat < 2; repeat += 1) await guest.close(cartId, bought)
    expect(await guest.holds(cartId)).toEqual({ BELT: 1, HAT: 1 })
  })

  test('a cart bought whole is closed, and closing it is still fine', async () => {
    const cartId = await aCart(['BELT', 2])
    const bought = await buy(cartId, [{ sku: 'BELT', qty: 2 }])
    expect((await guest.close(cartId, bought)).result).toBe(true)
  })

  test('a customer never loses the order to a guest: it is theirs, and the next bag is a new one', async () => {
    const ann = await shop.customer('ann@example.org')
    const { result: cartId } = await ann.open()
    await ann.set(cartId, ['BELT', 1])
    const order = await ann.client.call(placeOrder, {
      body: anOrder(cartId, [{ sku: 'BELT', qty: 1 }]) as never,
    })
    const row = await shop.database.db
      .selectFrom('shop_order')
      .innerJoin('customer', 'customer.customer_id', 'shop_order.customer_id')
      .select('customer.email')
      .where('number', '=', order.orderNumber)
      .executeTakeFirst()
    expect(row?.email).toBe('ann@example.org')
    expect((await ann.open()).result).not.toBe(cartId)
  })
})
