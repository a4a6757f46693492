// Many orders at once, letters sent again, and notes, as the staff does them.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addNote, removeNote } from '#api/features/customers/index.ts'
import { openPaymentShop, type Placed } from '#api/features/payments/testing/open-payment-shop.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { takeStaffStep } from './take-staff-step.ts'
import { takeStaffSteps } from './take-staff-steps.ts'

const shop = openPaymentShop({ max: 32 })
const guest = () => aContext(shop.db(), { now: shop.now })
const staff = () => asStaff(guest())
const details = ({ order: { id } }: Placed) => getStaffOrder(staff(), { payments: shop.forOrders() }, id)
const seen = async (placed: Placed) => ({ id: placed.order.id, from: (await details(placed)).states })
const letters = async (topic: string) =>
  (await shop.db().selectFrom('outbox').select('payload').where('topic', '=', topic).execute()).map(
    ({ payload }) => (payload as { orderId: number }).orderId,
  )

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})
beforeEach(async () => {
  await shop.db().deleteFrom('outbox').where('topic', '<>', 'order.placed').execute()
})

test('each goes by itself: what moved on meanwhile stays, the others go, and each letter goes once', async () => {
  const [first, second, third] = [
    await shop.order('invoice'),
    await shop.order('invoice'),
    await shop.order('invoice'),
  ]
  const placed = [first, second, third]
  const orders = await Promise.all(placed.map(seen))
  await takeStaffStep(staff(), { ...orders[1], id: second.order.id, step: 'pack', reason: '' } as never)
  const unknown = { id: 999_999, from: orders[0]?.from } as (typeof orders)[number]
  expect(await takeStaffSteps(staff(), { step: 'pack', orders: [...orders, unknown] })).toEqual({
    ...{ done: [first.order.id, third.order.id], left: [second.order.id, 999_999] },
  })
  const again = await takeStaffSteps(staff(), { step: 'pack', orders })
  expect(again.done).toEqual([])
  const packed = await Promise.all(placed.map(seen))
  const both = await Promise.all([
    takeStaffSteps(staff(), { step: 'ship', orders: packed }),
    takeStaffSteps(staff(), { step: 'ship', orders: packed.toReversed() }),
  ])
  expect(both.flatMap(({ done }) => done).toSorted()).toEqual(placed.map(({ order }) => order.id).toSorted())
  expect((await letters('order.shipped')).toSorted()).toEqual(placed.map(({ order }) => order.id).toSorted())
  await expect(takeStaffSteps(guest(), { step: 'ship', orders: packed })).rejects.toMatchObject({
    status: 401,
  })
})

test('a letter that is due is sent again, and the order says so; others are not, nor a sixth in a day', async () => {
  const placed = await shop.order('invoice')
  const { id } = placed.order
  expect((await details(placed)).mails).toEqual(['placed'])
  await sendMailAgain(staff(), { id, mail: 'placed' })
  expect(await letters('order.placed')).toContain(id)
  expect((await details(placed)).events.at(-1)).toMatchObject({ step: 'sendMail', by: 'staff' })
  await expect(sendMailAgain(staff(), { id, mail: 'delivered' })).rejects.toMatchObject({ status: 409 })
  await expect(sendMailAgain(staff(), { id: 999_999, mail: 'placed' })).rejects.toMatchObject({ status: 404 })
  await expect(sendMailAgain(guest(), { id, mail: 'placed' })).rejects.toMatchObject({ status: 401 })
  for (let sent = 0; sent < 3; sent += 1) await sendMailAgain(staff(), { id, mail: 'placed' })
  await expect(sendMailAgain(staff(), { id, mail: 'placed' })).rejects.toMatchObject({ status: 429 })
})

test('no letter is sent again to a customer who is deleted', async () => {
  const { id } = (await shop.order('invoice')).order
  await shop.db().updateTable('shop_order').set({ email: '' }).where('order_id', '=', id).execute()
  await expect(sendMailAgain(staff(), { id, mail: 'placed' })).rejects.toMatchObject({
    message: 'MAIL_NOT_DUE',
  })
})

test('a note about an order stands on it until it is taken away', async () => {
  const placed = await shop.order('invoice')
  const orderId = placed.order.id
  const [note] = await addNote(staff(), { orderId }, 'Wrap it without the price.')
  expect((await details(placed)).notes).toMatchObject([{ words: 'Wrap it without the price.' }])
  expect(await removeNote(staff(), { orderId }, note?.id ?? 0)).toEqual([])
  await expect(addNote(staff(), { orderId: 999_999 }, 'x')).rejects.toMatchObject({ status: 404 })
})
