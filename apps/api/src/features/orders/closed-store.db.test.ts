// Who bought in a store that has been closed since was led to the first store, which knew nothing of their orders: nobody could
// follow, pay or send back what was on its way.
import { getOrder } from '@vitrine/contract/order'
import { lookUpOrder } from '@vitrine/contract/order/lookup'
import { announceReturn, offerReturn } from '@vitrine/contract/order/returns'
import { rightsOf } from '@vitrine/domain/access/roles'
import { defaultStoreOf, findStore } from '@vitrine/domain/store/find-store'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadStores } from '#api/commerce/load-stores.ts'
import { aContext } from '#api/testing/test-context.ts'
import { listOrders } from './history/list-orders.ts'
import { ADDRESS, aBuyer } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

const shop = openOrderShop()
const setOpen = (code: string, isOpen: boolean) =>
  sql`update store set enabled = ${isOpen} where code = ${code}`.execute(shop.db())
beforeEach(async () => {
  await shop
    .db()
    .deleteFrom('rate_limit' as never)
    .execute()
})
afterEach(() => setOpen('de', true))

async function bought() {
  const { buy } = await aBuyer(shop.store('de'), [{ sku: 'SCARF', qty: 2 }])
  return buy()
}
const seen = ({ orderNumber, access_key }: Awaited<ReturnType<typeof bought>>, store: string) =>
  shop.store(store).call(getOrder, { params: { id: orderNumber }, query: { key: access_key } })
const UNKNOWN = refusal(404, 'ORDER_NOT_FOUND')

describe('an order of a store that was closed since', () => {
  test('is followed in the first store, in its own money, and in no other one', async () => {
    const placed = await bought()
    await expect(seen(placed, 'us')).rejects.toMatchObject(UNKNOWN)
    await setOpen('de', false)
    const order = await seen(placed, 'us')
    expect(order).toMatchObject({ number: placed.orderNumber, currency: 'EUR' })
    expect(order.totals.grand_total).toBe(placed.order.grand_total)
    await expect(seen(placed, 'ru')).rejects.toMatchObject(UNKNOWN)
  })

  test('needs its key there as it did at home', async () => {
    const placed = await bought()
    await setOpen('de', false)
    const wrong = { ...placed, access_key: 'x'.repeat(32) }
    await expect(seen(wrong, 'us')).rejects.toMatchObject(UNKNOWN)
  })

  test('is withdrawn from by the law of the store that sold it', async () => {
    const { orderNumber: id, access_key: key } = await bought()
    await setOpen('de', false)
    const asked = { id, key, kind: 'withdrawal' as const }
    const offer = await shop.store('us').call(offerReturn, { body: asked as never })
    expect(offer).toMatchObject({ open: true, lines: [{ left: 2 }] })
    const lines = offer.lines.map(({ line_id }) => ({ line_id, qty: 1 }))
    const body = { ...asked, request_id: 'closed-store-1', lines }
    const { receipt } = await shop.store('us').call(announceReturn, { body: body as never })
    expect(receipt).toMatchObject({ number: `${id}-1`, lines: [{ qty: 1 }] })
  })

  test('is found by its number and contact', async () => {
    const { orderNumber: number } = await bought()
    await setOpen('de', false)
    const body = { number, contact: ADDRESS.email }
    expect(await shop.store('us').call(lookUpOrder, { body })).toMatchObject({ number })
  })

  test('stands in the list of its owner, until its store opens again', async () => {
    const { orderNumber } = await bought()
    await shop.db().insertInto('customer').values({ customer_id: 41, email: ADDRESS.email }).execute()
    await shop.db().updateTable('shop_order').set({ customer_id: 41 }).execute()
    const numbers = async (code?: string) => {
      const stores = await loadStores(shop.db())
      const store = findStore(stores, code) ?? defaultStoreOf(stores)
      const actor = { kind: 'customer', customerId: 41, sessionId: 1, rights: rightsOf([]) } as const
      const ctx = { ...aContext(shop.db()), store, actor }
      const { items } = await listOrders(ctx, {} as never, { pageSize: 20, currentPage: 1 })
      return items.map(({ number }) => number)
    }
    expect([await numbers(), await numbers('de')]).toEqual([[], [orderNumber]])
    await setOpen('de', false)
    expect([await numbers(), await numbers('eu')]).toEqual([[orderNumber], []])
  })
})
