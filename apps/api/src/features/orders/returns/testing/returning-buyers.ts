import { randomUUID } from 'node:crypto'
import { announceReturn, offerReturn } from '@vitrine/contract/order/returns'
import type { Step } from '@vitrine/domain/order/status'
import { beforeEach } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from '../../take-step.ts'
import { ADDRESS, aBuyer } from '../../testing/a-buyer.ts'
import { openOrderShop } from '../../testing/open-order-shop.ts'

export const TO_DELIVERY: Step[] = ['pay', 'confirm', 'pack', 'ship', 'deliver']
type Ordered = { number: string; orderId: number }
type Lines = { line_id: number; qty: number }[]

/** How whoever has the letter names an order. */
export const known = ({ number }: Ordered) => ({ number, contact: ADDRESS.email })

/** People of a shop who bought two scarves and a pair of socks, and may not keep them. */
export function returningBuyers() {
  const shop = openOrderShop()
  beforeEach(() =>
    shop
      .db()
      .deleteFrom('rate_limit' as never)
      .execute(),
  )
  const arrived = (order: { orderId: number }, daysAgo: number) =>
    shop
      .db()
      .updateTable('shop_order')
      .set({ delivered_at: new Date(Date.now() - daysAgo * 86_400_000) })
      .where('order_id', '=', order.orderId)
      .execute()
  return {
    shop,
    arrived,
    async ordered(steps: Step[] = [], store = 'de') {
      const { buy } = await aBuyer(shop.store(store), [
        { sku: 'SCARF', qty: 2 },
        { sku: 'SOCK', qty: 1 },
      ])
      const { orderNumber, backendOrderId, access_key } = await buy()
      const orderId = Number(backendOrderId)
      for (const step of steps) await takeOrderStep(aContext(shop.db()), { orderId, step, by: 'system' })
      await shop.db().deleteFrom('outbox').where('topic', '!=', 'order.placed').execute()
      const rows = await shop
        .db()
        .selectFrom('shop_order_line')
        .select(['line_id', 'qty'])
        .where('order_id', '=', orderId)
        .orderBy('line_id')
        .execute()
      const order = { number: orderNumber, orderId, key: access_key, all: rows }
      if (steps.includes('deliver')) await arrived(order, 1)
      return order
    },
    offer: (of: object, kind: 'withdrawal' | 'return' = 'withdrawal', store = 'de') =>
      shop.store(store).call(offerReturn, { body: { ...of, kind } }),
    announce: (of: object, lines: Lines, more: object = {}) =>
      shop.store().call(announceReturn, {
        body: { ...of, kind: 'withdrawal', request_id: randomUUID(), lines, ...more },
      }),
    topics: async () =>
      (await shop.db().selectFrom('outbox').select('topic').orderBy('outbox_id').execute()).map(
        ({ topic }) => topic,
      ),
    stateOf: async ({ orderId }: { orderId: number }) =>
      shop
        .db()
        .selectFrom('shop_order')
        .select('state')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
  }
}
