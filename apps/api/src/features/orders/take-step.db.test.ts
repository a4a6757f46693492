import { shownStatus } from '@vitrine/domain/order/status'
import { expect, test } from 'vitest'
import { aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from './take-step.ts'
import { aBuyer } from './testing/a-buyer.ts'
import { openOrderShop } from './testing/open-order-shop.ts'

const shop = openOrderShop(async (db) => void (await aProduct(db, { sku: 'ONE', qty: 1 })))
const ctx = () => aContext(shop.db())

async function anOrderOf(sku: string, qty = 1): Promise<number> {
  const { buy } = await aBuyer(shop.store(), [{ sku, qty }])
  return Number((await buy()).backendOrderId)
}
const events = async (order_id: number) => {
  const rows = await shop
    .db()
    .selectFrom('order_event')
    .select(['step', 'state', 'payment_state', 'taken_by'])
    .where('order_id', '=', order_id)
    .orderBy('event_id')
    .execute()
  return rows.map(({ step, state, payment_state, taken_by }) => [step, state, payment_state, taken_by])
}
const pieces = async (sku: string) =>
  shop
    .db()
    .selectFrom('stock_item')
    .innerJoin('product', 'product.product_id', 'stock_item.product_id')
    .select('qty')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()

test('each step leaves a row that says which, by whom, and what the order became', async () => {
  const orderId = await anOrderOf('SCARF')
  await takeOrderStep(ctx(), { orderId, step: 'pay', by: 'system' })
  const states = await takeOrderStep(ctx(), { orderId, step: 'pack', by: 'staff' })
  expect(shownStatus(states)).toEqual({ order_status: 'B', stage: 2, canceled: false, paid: true })
  expect(await events(orderId)).toEqual([
    ['place', 'placed', 'open', 'customer'],
    ['pay', 'placed', 'paid', 'system'],
    ['pack', 'packed', 'paid', 'staff'],
  ])
})

test('a step out of turn, of the wrong person or of no order changes nothing', async () => {
  const orderId = await anOrderOf('SCARF')
  const step = (input: object) => takeOrderStep(ctx(), { orderId, step: 'ship', by: 'staff', ...input })
  await expect(step({})).rejects.toMatchObject({ status: 409, message: 'ORDER_STEP_NOT_NOW' })
  await expect(step({ step: 'cancel', by: 'customer' })).rejects.toMatchObject({ status: 403 })
  await expect(step({ orderId: 999_999 })).rejects.toMatchObject({ status: 404 })
  expect(await events(orderId)).toHaveLength(1)
})

test('a canceled order gives back exactly what it took, once, and its goods are in the lists again', async () => {
  const orderId = await anOrderOf('ONE')
  expect(await pieces('ONE')).toEqual({ qty: 0 })
  await shop.db().deleteFrom('catalogue_change').execute()
  const cancel = () => takeOrderStep(ctx(), { orderId, step: 'withdraw', by: 'customer' })
  const answers = await Promise.allSettled(Array.from({ length: 10 }, cancel))
  expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await pieces('ONE')).toEqual({ qty: 1 })
  expect(await shop.db().selectFrom('catalogue_change').select('product_id').execute()).toHaveLength(1)
})
