import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { OverviewView } from './overview-view.tsx'

const PROGRESS = {
  ...{ stage: 3, canceled: false, returned: false, cancel_reason: null, tracking: null },
  ...{ expected: '2030-01-05T10:00:00Z', steps: [{ stage: 1, at: '2030-01-01T10:00:00Z' }] },
}
const anOrder = (number: string, more: object = {}) =>
  ({
    ...{ id: Number(number), number, progress: PROGRESS, returned: false, price: 112, pay_until: null },
    ...{ products: [{ sku: 'A', image: null }], ...more },
  }) as unknown as OrderHistory
const DELIVERED = { progress: { ...PROGRESS, stage: 5 } }

let shop: ReturnType<typeof scriptedEngine>
let orders: OrderHistory[]
beforeEach(() => {
  orders = [anOrder('5', DELIVERED), anOrder('4'), anOrder('3', { pay_until: '2030-01-01T12:00:00Z' })]
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { script } = shop.client
  script['user.profile'] = () => ({ firstname: 'Anna', lastname: 'Berg', roles: [], account: 52.4 })
  script['user.orderHistory'] = () => ({ items: orders, total_count: orders.length })
})
async function open() {
  await openPage(<OverviewView>A shelf</OverviewView>, { shop, address: '/my-account' })
  await settled()
}

it('greets by name and shows the orders under way, bonuses, and what the page adds', async () => {
  await open()
  expect(textOf(find('heading'))).toBe('Hello, Anna Berg')
  expect([has('link', 'No. 3'), has('link', 'No. 2'), has('link', 'No. 1')]).toEqual([false, true, true])
  expect(find('link', 'Pay $112').getAttribute('href')).toBe('/my-account/orders/3')
  expect([page().includes('$52.40'), page().includes('A shelf')]).toEqual([true, true])
})

it('where nothing is under way the last order stands, without steps to come', async () => {
  orders = [anOrder('5', DELIVERED), anOrder('4', DELIVERED)]
  await open()
  expect([has('link', 'No. 2'), has('link', 'No. 1'), document.querySelector('main ol')]).toEqual([
    true,
    false,
    null,
  ])
})

it('who never ordered is led to the shop', async () => {
  orders = []
  await open()
  expect([page().includes('No orders yet'), has('link', 'Continue shopping')]).toEqual([true, true])
})

it('orders that do not come can be asked for again', async () => {
  shop.client.script['user.orderHistory'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
  shop.client.script['user.orderHistory'] = () => ({ items: orders, total_count: orders.length })
  await press('button', 'Try again')
  expect([has('alert'), has('link', 'No. 2')]).toEqual([false, true])
})

it('a guest is asked in, and the shop is asked nothing', async () => {
  shop.session.set({ status: 'guest', customer: null })
  await open()
  expect([has('button', 'Sign in'), shop.count('user.profile')]).toEqual([true, 0])
})
