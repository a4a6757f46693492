// A parcel that never comes: somebody of the staff says so, once, and nothing waits for it any more.
import { randomUUID } from 'node:crypto'
import { announceReturn, offerReturn } from '@vitrine/contract/order/returns'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from '../take-step.ts'
import { ADDRESS, aBuyer } from '../testing/a-buyer.ts'
import { answersOf, refusalsOf, together } from '../testing/crowd.ts'
import { openOrderShop } from '../testing/open-order-shop.ts'
import { bookReturns } from './book-returns.ts'
import { closeReturn } from './close-return.ts'
import { listReturns } from './view-returns.ts'

const shop = openOrderShop()
const guest = () => aContext(shop.db())
const staff = () => asStaff(guest())
const ANNOUNCED = 1

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

beforeEach(() =>
  shop
    .db()
    .deleteFrom('rate_limit' as never)
    .execute(),
)

async function announced() {
  const { buy } = await aBuyer(shop.store('de'), [{ sku: 'SCARF', qty: 2 }])
  const { orderNumber: number, backendOrderId } = await buy()
  const orderId = Number(backendOrderId)
  for (const step of ['pay', 'confirm', 'pack', 'ship', 'deliver'] as const)
    await takeOrderStep(guest(), { orderId, step, by: 'system' })
  const yesterday = new Date(Date.now() - 86_400_000)
  await shop
    .db()
    .updateTable('shop_order')
    .set({ delivered_at: yesterday })
    .where('order_id', '=', orderId)
    .execute()
  const proof = { number, contact: ADDRESS.email, kind: 'withdrawal' as const }
  const left = async () => (await shop.store('de').call(offerReturn, { body: proof })).lines[0]?.left
  const { line_id } = await shop
    .db()
    .selectFrom('shop_order_line')
    .select('line_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const body = { ...proof, request_id: randomUUID(), lines: [{ line_id, qty: ANNOUNCED }] }
  await shop.store('de').call(announceReturn, { body })
  return { orderId, line_id, number: `${number}-1`, left }
}
const auditOf = (number: string) =>
  shop
    .db()
    .selectFrom('audit')
    .selectAll()
    .where('after', '@>', JSON.stringify({ number }) as never)
    .execute()

describe('a return that never arrived', () => {
  test('is closed by the staff, with a line in the audit, and its pieces can be announced anew', async () => {
    const { left, ...wish } = await announced()
    expect(await left()).toBe(1)
    await closeReturn(staff(), wish)
    expect(await left()).toBe(2)
    expect(await listReturns(shop.db(), wish)).toMatchObject([{ closed: true, lines: [{ received: 0 }] }])
    expect(await auditOf(wish.number)).toMatchObject([{ entity: 'return', permission: 'order:manage' }])
  })

  test('closed by twenty at once is closed once, and the others are told', async () => {
    const wish = await announced()
    const outcomes = await together(20, () => closeReturn(staff(), wish))
    expect(answersOf(outcomes)).toHaveLength(1)
    expect(refusalsOf(outcomes)).toEqual({ CONFLICT: 19 })
    expect(await auditOf(wish.number)).toHaveLength(1)
  })

  test('that has come after all is closed already', async () => {
    const { orderId, line_id, number } = await announced()
    await bookReturns(guest(), orderId, [{ line_id, qty: ANNOUNCED }])
    await expect(closeReturn(staff(), { orderId, number })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await auditOf(number)).toEqual([])
  })

  test('of another order, or of none, is not there', async () => {
    const [mine, other] = [await announced(), await announced()]
    const wishes = [
      { orderId: mine.orderId, number: other.number },
      { orderId: mine.orderId, number: "1' or true --" },
      { orderId: 999_999_999, number: mine.number },
    ]
    for (const wish of wishes) await expect(closeReturn(staff(), wish)).rejects.toMatchObject({ status: 404 })
    expect(await listReturns(shop.db(), mine)).toMatchObject([{ closed: false }])
  })

  test('is nobody else’s to close', async () => {
    const wish = await announced()
    await expect(async () => closeReturn(guest(), wish)).rejects.toMatchObject({ status: 401 })
  })
})
