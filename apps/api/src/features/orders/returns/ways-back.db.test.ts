import { expect, test } from 'vitest'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getOrder } from '../get-order.ts'
import { SETTLED_OUTSIDE } from '../order-payments.ts'
import { takeOrderStep } from '../take-step.ts'
import { aBuyer } from '../testing/a-buyer.ts'
import { openOrderShop } from '../testing/open-order-shop.ts'

const shop = openOrderShop()

test('what a German order may still do is told by German law and calendar to the staff that reads it in America', async () => {
  const { buy } = await aBuyer(shop.store('de'), [{ sku: 'SCARF', qty: 1 }])
  const orderId = Number((await buy()).backendOrderId)
  const ctx = aContext(shop.db())
  for (const step of ['pay', 'confirm', 'pack', 'ship', 'deliver'] as const)
    await takeOrderStep(ctx, { orderId, step, by: 'system' })
  // Half past midnight of the 8th in Berlin, and still the 7th in New York.
  const delivered_at = new Date('2026-01-07T23:30:00Z')
  await shop.db().updateTable('shop_order').set({ delivered_at }).where('order_id', '=', orderId).execute()
  expect(ctx.store.code).toBe('us')
  const { ways_back } = await getOrder(asStaff(ctx), SETTLED_OUTSIDE, { id: String(orderId) })
  expect(ways_back).toEqual([
    { kind: 'withdrawal', open: true, last_day: '2026-01-22' },
    { kind: 'return', open: true, last_day: '2026-02-09' },
  ])
})
