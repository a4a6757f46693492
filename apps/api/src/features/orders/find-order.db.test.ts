// By which names an order is found. Whoever has it from a list or from the answer that placed it knows its id.
import { getOrder } from '@vitrine/contract/order'
import { offerReturn } from '@vitrine/contract/order/returns'
import { rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getOrderFor } from './find-order.ts'
import { aBuyer } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

const shop = openOrderShop()
beforeEach(async () => {
  await shop.db().deleteFrom('customer').execute()
  await shop
    .db()
    .insertInto('customer')
    .values([ANN, EVE].map((customer_id) => ({ customer_id, email: `${customer_id}@example.org` })))
    .execute()
})
const [ANN, EVE] = [41, 42]

const bought = async (overrides: object = {}) => {
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
  return buy(overrides)
}
/** In Germany, where the orders are. */
const as = (customerId: number) => {
  const ctx = aContext(shop.db())
  const actor = { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) } as const
  return { ...ctx, store: { ...ctx.store, storeId: 4 }, actor }
}
const manager = () => asStaff(aContext(shop.db()))

describe('the id an order has in lists and in the answer that placed it', () => {
  test('opens it for the holder of its key, and offers its return', async () => {
    const { backendOrderId: id, orderNumber: number, access_key: key } = await bought()
    const seen = await shop.store().call(getOrder, { params: { id }, query: { key } })
    expect(seen).toMatchObject({ id: Number(id), number })
    const offer = await shop.store().call(offerReturn, { body: { id, key, kind: 'withdrawal' } })
    expect(offer).toMatchObject({ number })
  })

  test('opens it for its owner and lets the staff refund it, and is 404 for anybody else', async () => {
    const { order, backendOrderId: id } = await bought()
    await shop.db().updateTable('shop_order').set({ customer_id: ANN }).execute()
    expect(await getOrderFor(as(ANN), 'order:read', { id })).toMatchObject({ order_id: order.id })
    expect(await getOrderFor(manager(), 'order:refund', { id })).toMatchObject({ order_id: order.id })
    await expect(getOrderFor(as(EVE), 'order:read', { id })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
    await expect(getOrderFor(as(ANN), 'order:refund', { id })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
  })

  test('looks without its key as an order that does not exist', async () => {
    const { order, access_key: key } = await bought()
    const other = await bought()
    const ask = (id: number, key?: string, store = 'de') =>
      shop
        .store(store)
        .call(getOrder, { params: { id: String(id) }, query: key === undefined ? {} : { key } })
    const asked = [
      () => ask(order.id),
      () => ask(other.order.id, key),
      () => ask(99_999_999, key),
      () => ask(order.id, key, 'us'),
    ]
    for (const one of asked) await expect(one()).rejects.toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
  })
})

describe('is never taken for another name', () => {
  test('with leading zeros it is a number, and of nine digits as well', async () => {
    const { order, access_key: key } = await bought()
    await shop.db().updateTable('shop_order').set({ number: '100000305' }).execute()
    const padded = String(order.id).padStart(9, '0')
    for (const id of [padded, `0${order.id}`])
      await expect(shop.store().call(getOrder, { params: { id }, query: { key } })).rejects.toMatchObject(
        refusal(404, 'ORDER_NOT_FOUND'),
      )
    const seen = await shop.store().call(getOrder, { params: { id: '100000305' }, query: { key } })
    expect(seen.id).toBe(order.id)
  })

  test('by eight digits a client made up, the staff are led to the order whose id they are', async () => {
    const id = '10000305'
    const { order, access_key: key } = await bought({ order_id: id })
    await sql`select setval(pg_get_serial_sequence('shop_order', 'order_id'), 10000304)`.execute(shop.db())
    expect((await bought()).backendOrderId).toBe(id)
    expect((await getOrderFor(manager(), 'order:refund', { id })).order_id).toBe(Number(id))
    // Who placed the other one by these digits is still led to it.
    expect((await shop.store().call(getOrder, { params: { id }, query: { key } })).id).toBe(order.id)
  })
})
