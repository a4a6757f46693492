import type { OrderHistory } from '@vitrine/contract/user/order-history'
import type { Wish } from '@vitrine/sync/wishlist/wish'
import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { OverviewView } from './overview-view.tsx'

const PROGRESS = {
  ...{ stage: 3, canceled: false, returned: false, cancel_reason: null, tracking: null, carried: true },
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
  shop.wishes.set({ isLoaded: true, items: [] })
  const { script } = shop.client
  script['user.profile'] = () => ({ firstname: 'Anna', lastname: 'Berg', roles: [], may: [], account: 52.4 })
  script['user.orderHistory'] = () => ({ items: orders, total_count: orders.length })
})
const book = (more: object = {}) => ({
  ...{ balance: 52.4, currency: 'USD', expected: [], items: [], total: 0 },
  terms: { cashback_percent: 5, return_days: 30, spend_percent: 20, unlimited_from: 1_000, ...more },
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

it('everything moved down as one answer after the other came: nothing stands before what is above it is known', async () => {
  const nothing = { items: [], total_count: 0 }
  const arrives = new Map<string, () => void>()
  for (const [id, answer] of Object.entries({
    'user.orderHistory': { items: orders, total_count: orders.length },
    'user.bonuses': book(),
    'review.awaited': nothing,
    'product.list': nothing,
  })) {
    const { promise, resolve } = Promise.withResolvers<object>()
    shop.client.script[id] = () => promise
    arrives.set(id, () => resolve(answer))
  }
  const seen = () => [has('link', 'All orders'), has('link', 'All bookings'), has('button', 'Sign out')]
  const comes = async (id: string) => {
    arrives.get(id)?.()
    await settled()
    return seen()
  }
  shop.wishes.set({ isLoaded: true, items: [{ sku: 'A', price_then: 205 } as Wish] })
  await open()
  expect(seen()).toEqual([false, false, false])
  expect(await comes('user.bonuses')).toEqual([false, false, false])
  expect(await comes('user.orderHistory')).toEqual([true, false, false])
  expect(await comes('review.awaited')).toEqual([true, false, false])
  expect(await comes('product.list')).toEqual([true, true, true])
  expect(page()).toContain('Bonuses pay up to 20% of an order')
})

it('what the shop does not answer keeps nothing else from coming', async () => {
  for (const id of ['user.bonuses', 'review.awaited'] as const) shop.client.script[id] = refuses(404)
  await open()
  expect([has('link', 'All bookings'), page().includes('$52.40'), has('button', 'Sign out')]).toEqual([
    true,
    true,
    true,
  ])
})

it('orders that do not come can be asked for again', async () => {
  shop.client.script['user.orderHistory'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
  shop.client.script['user.orderHistory'] = () => ({ items: orders, total_count: orders.length })
  await press('button', 'Try again')
  expect([has('alert'), has('link', 'No. 2')]).toEqual([false, true])
})

it('says how far bonuses go, and what comes next', async () => {
  const due = { id: '1', at: '2030-02-01T12:00:00Z', kind: 'cashback', change: 7, balance: null }
  const later = { ...due, at: '2030-03-01T12:00:00Z' }
  shop.client.script['user.bonuses'] = () => ({ ...book(), expected: [later, due, { ...due, id: '2' }] })
  await open()
  expect(page()).toContain('Another $14 arrives on February 1, 2030.')
  expect(page()).toContain('from $262 all of your $52.40from $1,000 no limit')
  expect(page()).toContain('Bonuses pay up to 20% of an order, from $1,000 the whole of it.')
  expect(page()).not.toContain('Your bag')
})

it('who may always spend all of them is told so, without a scale', async () => {
  shop.client.script['user.bonuses'] = () => book({ unlimited_from: 0 })
  await open()
  expect([page().includes('every order, whole'), page().includes('no limit')]).toEqual([true, false])
})

it('what got cheaper waits, and what may still go back', async () => {
  const came = new Date(Date.now() - 3 * 86_400_000).toISOString()
  orders = [anOrder('5', { ...DELIVERED, delivered: came }), anOrder('4', { ...DELIVERED, delivered: came })]
  const wish = (sku: string, price_then: number) => ({ sku, price_then, added_at: came }) as Wish
  shop.wishes.set({ isLoaded: true, items: [wish('A', 205), wish('B', 100), wish('C', 90)] })
  const card = (sku: string, price_incl_tax: number, is_in_stock = true) => ({
    ...{ sku, parentSku: sku, type_id: 'simple', name: `Coat ${sku}`, slug: 'coat', url_path: 'coat' },
    ...{ image: null, price_incl_tax, stock: { is_in_stock } },
  })
  shop.client.script['product.list'] = () => ({
    items: [card('A', 164), card('B', 100), card('C', 50, false)],
  })
  await open()
  const list = find('heading', 'Waiting for you').parentElement
  expect(textOf(list)).toMatch(
    /^Waiting for youCoat A is \$164 nowit was \$205 when you put it on the wishlistSend something of No. 2 backpossible until/,
  )
  expect(find('link', /^Send something/).getAttribute('href')).toBe('/my-account/orders/5')
})

it('a piece that came and nobody was told of waits for a review, and sizes can be looked at', async () => {
  localStorage.setItem('shop/sizes', JSON.stringify(['M', '38', 'W30', 'L']))
  const piece = { sku: 'B', name: 'Chelsea boots', image: null, url_path: 'boots/chelsea' }
  shop.client.script['review.awaited'] = () => ({
    items: [{ ...piece, delivered_at: '2030-01-03T10:00:00Z' }],
  })
  await open()
  const list = find('heading', 'Waiting for you').parentElement
  expect(textOf(list)).toBe(
    'Waiting for youReview Chelsea bootsdelivered on January 3, 2030Your sizes: M, 38, W30used on every product page',
  )
  expect(find('link', /^Review/).getAttribute('href')).toBe('/boots/chelsea#reviews')
  expect(find('link', /^Your sizes/).getAttribute('href')).toBe('/my-account/edit#sizes')
  localStorage.clear()
})

it('where nothing waits nothing is said of it', async () => {
  const long = new Date(Date.now() - 60 * 86_400_000).toISOString()
  orders = [anOrder('5', { ...DELIVERED, delivered: long })]
  await open()
  expect(page()).not.toContain('Waiting for you')
})

it('a new account begins with its sizes and an address', async () => {
  orders = []
  shop.client.script['user.addresses'] = () => []
  await open()
  const list = find('heading', 'Waiting for you').parentElement
  expect(textOf(list)).toBe(
    'Waiting for youSay which sizes you wearthen every product page starts with themAdd your addressthe checkout fills itself in',
  )
  expect(find('link', /^Say which/).getAttribute('href')).toBe('/my-account/edit#sizes')
  expect(find('link', /^Add your address/).getAttribute('href')).toBe('/my-account/addresses')
})

it('asks nobody to begin who has said it, or has ordered', async () => {
  localStorage.setItem('shop/sizes', JSON.stringify(['M']))
  orders = []
  shop.client.script['user.addresses'] = () => [{ id: 1 }]
  await open()
  expect([has('link', /^Say which/), has('link', /^Add your address/)]).toEqual([false, false])
  localStorage.clear()
})

it('beside its pages stands what is known of each', async () => {
  await open()
  expect(textOf(document.querySelector('nav'))).toContain(
    'My orders 3Wishlist 0Recently viewed 0Bonuses $52.40Your details',
  )
})

it('without a line the fault is not called the shop’s', async () => {
  shop.client.script['user.profile'] = refuses(0)
  await lineDown(shop)
  await open()
  expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
})

it('a guest is asked in, and the shop is asked nothing', async () => {
  shop.session.set({ status: 'guest', customer: null })
  await open()
  expect([has('button', 'Sign in'), shop.count('user.profile')]).toEqual([true, 0])
})
