import type { OrderView } from '@vitrine/contract/order'
import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ORDER } from '#web/features/order/testing/an-order.ts'
import OrdersPage from './orders-page.tsx'

const NUMBER = '000000042'
let shop: ReturnType<typeof scriptedEngine>
let order: OrderView
beforeEach(() => {
  order = ORDER
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const entry = { id: 42, number: NUMBER, created_at: '2030-01-01T10:00:00Z', progress: ORDER.progress }
  const listed = { ...entry, returned: false, price: 112, gift_card: 0, pay_until: null, products: [] }
  shop.client.script['user.orderHistory'] = () => ({ items: [listed], total_count: 1 })
  shop.client.script['user.formerOrders'] = () => ({ items: [], total_count: 0 })
  shop.client.script['order.get'] = () => order
})
const open = async (number: string) => {
  const opened = await openPage(<OrdersPage />, {
    ...{ shop, address: `/my-account/orders/${number}`, path: '/my-account/orders/:orderId?' },
  })
  await settled()
  return opened
}

it('an order that is opened is read whole, by its number and without a key', async () => {
  await open(NUMBER)
  expect(page()).toContain('Discount (SPRING)−$10')
  expect(shop.client.asked.findLast(({ id }) => id === 'order.get')?.input).toEqual({
    ...{ params: { id: NUMBER }, query: {} },
  })
})

it('a closed list asks for no order', async () => {
  await open('')
  expect([has('button', /000000042/), shop.count('order.get')]).toEqual([true, 0])
})

it('somebody else’s number is not shown, and trying again is not offered', async () => {
  shop.client.script['order.get'] = refuses(404)
  await open('000000001')
  expect(textOf(find('alert'))).toBe('We cannot show this order here')
  expect(has('button', 'Try again')).toBe(false)
})

it('one that could not be loaded comes when tried again, the list around it stays', async () => {
  shop.client.script['order.get'] = refuses(403)
  await open(NUMBER)
  expect(textOf(find('alert'))).toContain('The order could not be loaded')
  shop.client.script['order.get'] = () => order
  await press('button', 'Try again')
  expect([has('alert'), has('button', /000000042/)]).toEqual([false, true])
  expect(page()).toContain('Discount (SPRING)')
})

it('paid from here, it says so at once and asks for no more money', async () => {
  const { payment } = ORDER
  const unpaid = { ...payment, online: true, payable: true, pay_until: '2030-01-01T12:00:00Z' }
  order = { ...ORDER, payment: { ...unpaid, state: 'failed' } }
  shop.client.script['order.pay'] = () => {
    order = { ...ORDER, paid: true, invoice_due: true, payment: { ...payment, state: 'paid' } }
    return { pay_link: null, pay_form: null, pay_script: null }
  }
  await open(NUMBER)
  await press('button', 'Pay now$112')
  await settled()
  expect([has('button', /^Pay now/), has('button', 'Invoice (PDF)')]).toEqual([false, true])
})
