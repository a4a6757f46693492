// The orders a partner has brought, as the cabinet lists them.
import { listPartnerOrders, listPartnerPayouts } from '@vitrine/contract/partner/money'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { royaltiesOf } from '#api/ledger/order-royalties.ts'
import { mostLoops } from '#api/testing/most-loops.ts'
import { aPartnersPast } from '../testing/a-partners-past.ts'
import { comesBack } from '../testing/comes-back.ts'
import { MILA } from '../testing/set-scene.ts'
import { getSales } from './get-sales.ts'
import { listBroughtOrders } from './list-brought-orders.ts'
import { listPayouts } from './list-payouts.ts'

const { shop, mila, tessa, payoutId } = aPartnersPast()
const page = (query: object = {}) => listPartnerOrders.query.parse(query)
const payoutPage = (query: object = {}) => listPartnerPayouts.query.parse(query)

test('each sum opens its orders, and they add up to it', async () => {
  for (const [money, sum] of [
    ['pending', 15],
    ['active', 30],
    ['paid', 60],
  ] as const) {
    const { items, total } = await listBroughtOrders(mila(), page({ money }))
    expect([total, items.reduce((all, { royalty }) => all + royalty.sum, 0)]).toEqual([1, sum])
  }
  const { items } = await listBroughtOrders(mila(), page({ payout: payoutId() }))
  expect(items).toMatchObject([
    {
      price: 400,
      royalty: { sum: 60, sent: true, payout_id: payoutId(), bonus: 2 },
      stage: 5,
      canceled: false,
    },
  ])
  expect(JSON.stringify(items)).not.toContain('Anna')
})

test('canceled orders are found by themselves, and each state says how many it has', async () => {
  const gone = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 1 }] })
  await shop.step(gone, 'cancel')
  const { items, counts } = await listBroughtOrders(mila(), page({ money: 'undone' }))
  expect(items).toMatchObject([{ id: gone, canceled: true, royalty: { sum: 0 } }])
  expect(counts).toEqual({ all: 4, pending: 1, active: 1, paid: 1, undone: 1 })
  // The sums of a period count what is left; what is not stands beside them.
  const ofWeek = await listBroughtOrders(mila(), page({ period: 'week' }))
  expect([ofWeek.total, ofWeek.counts]).toMatchObject([1, { all: 1, pending: 1, undone: 1 }])
  const undone = await listBroughtOrders(mila(), page({ period: 'week', money: 'undone' }))
  expect(undone.items.map(({ id }) => id)).toEqual([gone])
  const ofPayout = await listBroughtOrders(mila(), page({ payout: payoutId(), money: 'undone' }))
  expect(ofPayout).toMatchObject({ total: 0, counts: { all: 1, paid: 1, undone: 0 } })
})

test('each bar of the chart, too, in its currency', async () => {
  for (const period of ['today', 'week', 'month', 'year'] as const) {
    const { parts, total } = await getSales(mila(), { period })
    const opened = await listBroughtOrders(mila(), page({ period, currency: 'EUR' }))
    expect(opened.total).toBe(total.count)
    for (const { at, count, sum } of parts) {
      const { items } = await listBroughtOrders(mila(), page({ period, at }))
      expect([items.length, items.reduce((all, { price }) => all + price, 0)]).toEqual([count, sum])
    }
  }
  expect((await listBroughtOrders(mila(), page({ currency: 'USD' }))).total).toBe(0)
  expect((await listPayouts(mila(), payoutPage({ currency: 'USD' }))).total).toBe(0)
  for (const wrong of [
    { period: 'decade' },
    { at: '2026-02-30T00:00' },
    { at: "'" },
    { currency: 'euro' },
    { currency: 'XXX' },
  ])
    expect(listPartnerOrders.query.safeParse(wrong).success).toBe(false)
})

test('of an order what each piece brings, and the day it goes on account', async () => {
  const { items } = await listBroughtOrders(mila(), page({ money: 'pending' }))
  // Delivered on Thursday, 7 May; thirty days later it is Saturday.
  expect(items).toMatchObject([
    {
      way: 'link',
      royalty: { sent: false, due: '2026-06-09' },
      products: [{ price: 119, percent: 15, royalty: 15 }],
    },
  ])
})

test('pieces said to bring more than their order did, once some came back: together they are its royalty', async () => {
  const goods = [
    { sku: 'SCARF', qty: 3 },
    { sku: 'SOCK', qty: 1 },
  ]
  const kept = await shop.buy({ code: 'mila', goods })
  await shop.deliver(kept)
  const unpaid = await shop.buy({ code: 'mila', goods })
  const figures = async (orderId: number) => {
    const { items } = await listBroughtOrders(mila(), page())
    const order = items.find(({ id }) => id === orderId)
    const pieces = order?.products.map(({ royalty }) => royalty) ?? []
    return { sum: order?.royalty.sum, pieces }
  }
  expect(await figures(kept)).toEqual({ sum: 46.5, pieces: [45, 1.5] })
  await comesBack(shop.job('command:session'), kept, 2)
  expect(await figures(kept)).toEqual({ sum: 16.5, pieces: [15, 1.5] })
  expect(await figures(unpaid)).toEqual({ sum: 0, pieces: [0, 0] })
})

test('pieces sold in another language by their names in one’s own', async () => {
  const asked = page({ money: 'pending' })
  const nameNow = async () => (await listBroughtOrders(mila(), asked)).items[0]?.products[0]?.name
  const bought = await nameNow()
  await shop.db().updateTable('shop_order_line').set({ name: '围巾' }).execute()
  expect([await nameNow(), bought]).toEqual([bought, expect.not.stringContaining('围')])
  // What the catalogue does not name is called as it was bought.
  await shop.db().updateTable('shop_order_line').set({ sku: 'GONE', parent_sku: null }).execute()
  expect(await nameNow()).toBe('围巾')
})

test('among one’s own orders what they are worth to who asks, and only as a partner', async () => {
  const [order] = (await listBroughtOrders(mila(), page({ money: 'paid' }))).items
  const asked = { order_id: order?.id ?? 0, currency_code: 'EUR' }
  const royalty = async (ctx: Context) => (await royaltiesOf(ctx, [asked]))(asked)
  expect(await royalty(mila())).toEqual(order?.royalty)
  expect(await royalty(tessa())).toMatchObject({ sum: 0, sent: false, payout_id: null })
  expect([await royalty(shop.as(MILA)), await royalty(shop.ctx())]).toEqual([null, null])
})

test('lists by pages', async () => {
  const { items, total } = await listBroughtOrders(mila(), page({ size: 1, from: 1, sort: 'id:asc' }))
  expect([total, items.length, items[0]?.royalty.sum]).toEqual([3, 1, 30])
})

test('the day it goes on account was another one at each store: it is that of the order’s own', async () => {
  // In Berlin it is Wednesday by then, in New York Tuesday.
  await shop
    .db()
    .updateTable('order_event')
    .set({ at: new Date('2026-05-05T22:30Z') })
    .where('state', '=', 'delivered')
    .execute()
  for (const code of ['de', 'us', 'cn'] as const) {
    const { items } = await listBroughtOrders(
      { ...mila(), store: aStoreView(code) },
      page({ money: 'pending' }),
    )
    expect([code, items[0]?.royalty.due]).toEqual([code, '2026-06-06'])
  }
})

test('the last page comes as soon as the first: lines of the orders before it are not read', async () => {
  const last = (db: Context['db']) => listBroughtOrders({ ...mila(), db }, page({ size: 1, from: 2 }))
  expect((await last(shop.db())).items).toHaveLength(1)
  expect(await mostLoops(shop.db(), last, 'shop_order_line')).toBe(1)
})
