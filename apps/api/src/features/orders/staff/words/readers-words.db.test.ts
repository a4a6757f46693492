import { listStaffOrders as listCall } from '@vitrine/contract/order/staff-orders'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storesOf } from '#api/commerce/commerce.ts'
import { json } from '#api/db/json.ts'
import { openPaymentShop, type Placed } from '#api/features/payments/testing/open-payment-shop.ts'
import { deskOf } from '../../testing/desk-of.ts'
import { getStaffOrder } from '../get-staff-order.ts'
import { listStaffOrders } from '../list-staff-orders.ts'

const shop = openPaymentShop()
const { staff } = deskOf(shop)
const at = async (code: StoreCode) => {
  const store = (await storesOf({ db: shop.db() })).find((one) => one.code === code)
  if (!store) throw new Error(`no store ${code}`)
  return { ...staff(), store }
}

async function read(code: StoreCode, { order: { id } }: Placed) {
  const ctx = await at(code)
  const { order } = await getStaffOrder(ctx, { payments: shop.forOrders() }, id)
  const { items } = await listStaffOrders(ctx, listCall.query.parse({ view: 'all' }))
  const rows = order.totals.total_segments.map(({ code, title }) => [code, title])
  return { order, listed: items.find((one) => one.id === id)?.payment_title, rows: Object.fromEntries(rows) }
}

test('sums, way and payment of an order from another country were read in its customer’s language by the staff', async () => {
  const placed = await shop.order('invoice')
  const { order, listed, rows } = await read('ua', placed)
  expect([listed, order.payment_title]).toEqual(['Оплата за рахунком', 'Оплата за рахунком'])
  expect(order.shipping_title).toMatch(/^[А-Яа-яіїє’ʼ\s]+$/)
  expect(rows).toMatchObject({
    subtotal_incl_tax: 'Товари',
    shipping: order.shipping_title,
    grand_total: 'Разом',
  })
})

test('who reads the order’s own language reads what was sold, and so does everybody of a way nobody knows here', async () => {
  const placed = await shop.order('invoice')
  const { id } = placed.order
  await sql`update shop_order set payment_method = payment_method || ${json({ title: 'On account' })}
    where order_id = ${id}`.execute(shop.db())
  expect((await read('de', placed)).order.payment_title).toBe('On account')
  await sql`update shop_order set payment_method = ${json({ code: 'barter', title: 'A goat' })}
    where order_id = ${id}`.execute(shop.db())
  expect((await read('us', placed)).order.payment_title).toBe('A goat')
})
