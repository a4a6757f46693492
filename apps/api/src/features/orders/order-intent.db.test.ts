import { randomUUID } from 'node:crypto'
import { updateCart } from '@vitrine/contract/cart'
import { placeOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import { aBuyer, anOrder } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

const shop = openOrderShop()

describe('one intention is one order', () => {
  test('repeated with the same id, the answer is the same; with another content, 422', async () => {
    const { cartId, buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const order_id = randomUUID()
    const first = await buy({ order_id })
    expect(await buy({ order_id, created_at: new Date().toISOString(), expected_total: 1 })).toEqual(first)
    const other = anOrder(cartId, [{ sku: 'SCARF', qty: 2 }], { order_id })
    const reused = await shop
      .store()
      .call(placeOrder, { body: other as never })
      .catch((error: unknown) => error)
    expect(reused).toMatchObject(refusal(422, 'KEY_REUSED'))
    expect(JSON.stringify(reused)).not.toContain(first.orderNumber)
  })

  test('what is said to the shop is part of it: with other words an id is used twice, without an id the order stands', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const order_id = randomUUID()
    const first = await buy({ order_id, comment: 'Ring twice.' })
    expect(await buy({ order_id, comment: ' Ring twice. ' })).toEqual(first)
    await expect(buy({ order_id, comment: 'Do not ring.' })).rejects.toMatchObject(refusal(422, 'KEY_REUSED'))
    const nameless = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const placed = await nameless.buy({ order_id: '', comment: 'Ring twice.' })
    expect(await nameless.buy({ order_id: '', comment: 'Do not ring.' })).toEqual(placed)
  })

  test("another holder's id reveals nothing; in another store it is free", async () => {
    const order_id = randomUUID()
    const first = await (await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])).buy({ order_id })
    const stranger = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const error = await stranger.buy({ order_id }).catch((reason: unknown) => reason)
    expect(error).toMatchObject(refusal(422, 'KEY_REUSED'))
    expect(JSON.stringify(error)).not.toContain(first.orderNumber)
    const abroad = await aBuyer(shop.store('eu'), [{ sku: 'SCARF', qty: 1 }])
    const second = await abroad.buy({ order_id })
    expect(second.orderNumber).not.toBe(first.orderNumber)
  })

  test('the header is the id when the body has none, and must not contradict it', async () => {
    const { cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const send = (order_id: string, key: string) =>
      shop.api().app.inject({
        method: 'POST',
        url: '/api/order?storeCode=de',
        headers: { 'idempotency-key': key },
        payload: anOrder(cartId, [{ sku: 'SCARF', qty: 1 }], { order_id }),
      })
    const first = await send('', 'key-of-header')
    expect([first.statusCode, first.json().result.order_id]).toEqual([200, 'key-of-header'])
    expect((await send('', 'key-of-header')).json()).toEqual(first.json())
    expect((await send('key-of-body', 'key-of-header')).statusCode).toBe(400)
    expect((await send('', 'bad key\u00e9')).statusCode).toBe(400)
  })

  test('without any id a double send of one cart is one order, an equal new cart is another', async () => {
    const goods = [{ sku: 'SCARF', qty: 1 }]
    const cart = await aBuyer(shop.store(), goods)
    const both = await Promise.all([cart.buy({ order_id: '' }), cart.buy({ order_id: '' })])
    expect(both[0]).toEqual(both[1])
    const later = await (await aBuyer(shop.store(), goods)).buy({ order_id: '' })
    expect(later.orderNumber).not.toBe(both[0]?.orderNumber)
    expect(await shop.countOrders()).toBe(2)
  })

  test('two tabs with ids of their own buy one version of a cart once', async () => {
    const { cartId, buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    await shop.store().call(updateCart, { query: { cartId }, body: { cartItem: { sku: 'SOCK', qty: 1 } } })
    const answers = await Promise.allSettled([buy({ cart_version: 2 }), buy({ cart_version: 2 })])
    expect(answers.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.countOrders()).toBe(1)
  })

  test('a refused order leaves its id free', async () => {
    const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const order_id = randomUUID()
    await expect(buy({ order_id, expected_total: 1 })).rejects.toMatchObject({ code: 409 })
    expect((await buy({ order_id, expected_total: 130 })).order_id).toBe(order_id)
  })
})
