// Pieces that came back, booked by the staff one line at a time.
import type { Step } from '@vitrine/domain/order/status'
import { beforeAll, expect, test } from 'vitest'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { SETTLED_OUTSIDE } from '../order-payments.ts'
import { takeOrderStep } from '../take-step.ts'
import { aBuyer } from '../testing/a-buyer.ts'
import { answersOf, refusalsOf, together } from '../testing/crowd.ts'
import { openOrderShop } from '../testing/open-order-shop.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { returnStaffLines } from './return-lines.ts'

const shop = openOrderShop()
const guest = () => aContext(shop.db())
const staff = () => asStaff(guest())
const details = (id: number) => getStaffOrder(staff(), { payments: SETTLED_OUTSIDE }, id)

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

async function ordered(steps: Step[]): Promise<number> {
  const { buy } = await aBuyer(shop.store('de'), [
    { sku: 'SCARF', qty: 2 },
    { sku: 'SOCK', qty: 1 },
  ])
  const orderId = Number((await buy()).backendOrderId)
  for (const step of steps) await takeOrderStep(guest(), { orderId, step, by: 'system' })
  return orderId
}
const delivered = () => ordered(['pack', 'ship', 'deliver'])
const seenOf = async (id: number) =>
  (await details(id)).returnable.map(({ line_id, left, returned }) => ({ line_id, qty: left, returned }))

test('one of two is booked, with who did it; the last one ends the order', async () => {
  const id = await delivered()
  const seen = await seenOf(id)
  const [first] = seen
  if (!first) throw new Error('no line')
  expect(seen.reduce((sum, { qty }) => sum + qty, 0)).toBeGreaterThan(1)
  await returnStaffLines(staff(), { id, lines: [{ ...first, qty: 1 }] })
  const { states, events, returnable } = await details(id)
  expect([states.order, events.at(-1)]).toEqual([
    'delivered',
    expect.objectContaining({ step: 'returnLines', by: 'staff', name: 'staff@example.org' }),
  ])
  expect(returnable.reduce((sum, { left }) => sum + left, 0)).toBe(
    seen.reduce((sum, { qty }) => sum + qty, 0) - 1,
  )
  await returnStaffLines(staff(), { id, lines: await seenOf(id) })
  expect((await details(id)).states.order).toBe('returned')
  const audited = await shop.db().selectFrom('audit').select('after').where('entity', '=', 'order').execute()
  expect(audited.at(0)?.after).toEqual({ came_back: [{ line_id: first.line_id, qty: 1 }] })
})

test('sent by twenty at once, or again after a lost answer, one piece is booked once', async () => {
  const id = await delivered()
  const [first] = await seenOf(id)
  if (!first) throw new Error('no line')
  const lines = [{ ...first, qty: 1 }]
  const outcomes = await together(20, () => returnStaffLines(staff(), { id, lines }))
  expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 19 }])
  const kept = await shop
    .db()
    .selectFrom('shop_order_line')
    .select('returned_qty')
    .where('line_id', '=', first.line_id)
    .executeTakeFirst()
  expect(kept).toEqual({ returned_qty: 1 })
})

test('never more than were ordered, of another order, before it has left, or by a guest', async () => {
  const id = await delivered()
  const other = await ordered([])
  const [first] = await seenOf(id)
  if (!first) throw new Error('no line')
  await expect(
    returnStaffLines(staff(), { id, lines: [{ ...first, qty: first.qty + 1 }] }),
  ).rejects.toMatchObject({ status: 400, details: [{ path: 'lines.0.qty' }] })
  await expect(returnStaffLines(staff(), { id: other, lines: [first] })).rejects.toMatchObject({
    status: 409,
  })
  await takeOrderStep(guest(), { orderId: other, step: 'pack', by: 'system' })
  await takeOrderStep(guest(), { orderId: other, step: 'ship', by: 'system' })
  await expect(returnStaffLines(staff(), { id: other, lines: [first] })).rejects.toMatchObject({
    status: 400,
  })
  expect(() => returnStaffLines(guest(), { id, lines: [first] })).toThrow()
  expect((await details(other)).returnable).not.toEqual([])
})
