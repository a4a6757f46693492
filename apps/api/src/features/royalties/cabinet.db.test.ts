// What a partner sees of its money, and that nobody sees another's.
import { listPartnerOrders, listPartnerPayouts } from '@vitrine/contract/partner/money'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { readPdf } from '#api/features/invoices/testing/read-pdf.ts'
import { royaltiesOf } from '#api/ledger/order-royalties.ts'
import { getBalance } from './cabinet/get-balance.ts'
import { getEarnings } from './cabinet/get-earnings.ts'
import { getSales } from './cabinet/get-sales.ts'
import { getStatistics } from './cabinet/get-statistics.ts'
import { listBroughtOrders } from './cabinet/list-brought-orders.ts'
import { listPayouts } from './cabinet/list-payouts.ts'
import { getLink } from './cabinet/partner-link.ts'
import { listAccounts, saveAccount } from './cabinet/payout-account.ts'
import { payoutEntities } from './index.ts'
import { payoutStatement } from './payouts/payout-statement.ts'
import { runPayouts } from './payouts/run-payouts.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'
import { MILA, TESSA } from './testing/set-scene.ts'

const shop = openRoyaltyShop()
const mila = () => shop.as(MILA, 'blogger')
const tessa = () => shop.as(TESSA, 'blogger')
const IBAN = 'DE89 3704 0044 0532 0130 00'
const page = (query: object = {}) => listPartnerOrders.query.parse(query)
const payoutPage = (query: object = {}) => listPartnerPayouts.query.parse(query)

/** Mila: one order paid out, one on account, one being confirmed. */
async function aPast(): Promise<number> {
  await saveAccount(mila(), { currency: 'EUR', holder: 'Mila Sorel', account: IBAN })
  const buy = async (qty: number) => {
    const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty }] })
    await shop.deliver(orderId)
    return orderId
  }
  await buy(4)
  shop.passReturnWindow()
  await shop.ripen()
  const [paid] = await runPayouts(shop.job('command:payouts'))
  await buy(2)
  shop.passReturnWindow()
  await shop.ripen()
  await buy(1)
  return paid?.payoutId ?? 0
}
let payoutId: number
beforeEach(async () => {
  payoutId = await aPast()
})

describe('what a partner sees', () => {
  test('the balance in three states, and the next day of payouts', async () => {
    expect(await getBalance(mila(), {})).toEqual({
      ...{ id: MILA, currency: 'EUR', active: 30, pending: 15, paid: 60, total: 105 },
      next_payment: '2026-06-05',
      // What was delivered on the 7th of May can come back until the 8th of June.
      expected: 0,
      ...{ counts: { pending: 1, active: 1, payouts: 1 }, minimum: 20, account_end: '3000' },
    })
  })

  test('each sum opens its orders, and they add up to it', async () => {
    for (const [money, sum] of [
      ['pending', 15],
      ['active', 30],
      ['paid', 60],
    ] as const) {
      const { items, total } = await listBroughtOrders(mila(), page({ money }))
      expect([total, items.reduce((all, { royalty }) => all + royalty.sum, 0)]).toEqual([1, sum])
    }
    const { items } = await listBroughtOrders(mila(), page({ payout: payoutId }))
    expect(items).toMatchObject([
      {
        price: 400,
        royalty: { sum: 60, sent: true, payout_id: payoutId, bonus: 2 },
        stage: 5,
        canceled: false,
      },
    ])
    expect(JSON.stringify(items)).not.toContain('Anna')
  })

  test('what nobody can return any more by the next payout is expected with it', async () => {
    const arrived = (day: string) =>
      shop
        .db()
        .updateTable('order_event')
        .set({ at: new Date(`${day}T10:00Z`) })
        .where('state', '=', 'delivered')
        .execute()
    // Thirty days after the 5th of May a Thursday is the last; after the 6th a Friday, the day of the payout itself.
    await arrived('2026-05-05')
    expect(await getBalance(mila(), {})).toMatchObject({ next_payment: '2026-06-05', expected: 15 })
    await arrived('2026-05-06')
    expect(await getBalance(mila(), {})).toMatchObject({ expected: 0 })
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
    const past = await listBroughtOrders(mila(), page({ money: 'paid', from: 9_000 }))
    expect([past.items, past.total]).toEqual([[], 1])
    const ofPayout = await listBroughtOrders(mila(), page({ payout: payoutId, money: 'undone' }))
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

  test('of each piece what it has brought, and their share of it', async () => {
    const promoted = ['SCARF', 'SOCK'].map((sku) => ({
      customer_id: MILA,
      sku,
      approved: 1,
      created_at: shop.now(),
    }))
    await shop.db().insertInto('promo_product').values(promoted).execute()
    const orderId = await shop.buy({
      code: 'mila',
      goods: [
        { sku: 'SCARF', qty: 1 },
        { sku: 'SOCK', qty: 1 },
      ],
    })
    await shop.step(orderId, 'pay')
    const { items } = await getEarnings(mila())
    expect(items).toEqual([
      { sku: 'SCARF', percent: 15, tax_percent: 19, count: 4, profit: { EUR: 120 } },
      { sku: 'SOCK', percent: 15, tax_percent: 19, count: 1, profit: { EUR: 1.5 } },
    ])
    expect((await getBalance(mila(), {})).total).toBe(121.5)
    expect((await getEarnings(tessa())).items).toEqual([])
    await shop.db().deleteFrom('promo_product').execute()
  })

  test('a post brings what was sold of it until the next one, and nothing of what came back', async () => {
    await shop.db().deleteFrom('partner_post').execute()
    const { promo_id } = await shop
      .db()
      .insertInto('promo_product')
      .values({ customer_id: MILA, sku: 'SCARF', approved: 1, created_at: shop.now() })
      .returning('promo_id')
      .executeTakeFirstOrThrow()
    const post = async () => {
      shop.pass(1)
      const { post_id } = await shop
        .db()
        .insertInto('partner_post')
        .values({ customer_id: MILA, type: 'story', created_at: shop.now() })
        .returning('post_id')
        .executeTakeFirstOrThrow()
      await shop.db().insertInto('partner_post_item').values({ post_id, promo_id }).execute()
      return post_id
    }
    const first = await post()
    const [kept, sentBack] = [await shop.buy({ code: 'mila' }), await shop.buy({ code: 'mila' })]
    await shop.deliver(kept)
    await shop.deliver(sentBack)
    await shop.step(sentBack, 'return')
    const second = await post()
    await shop.deliver(await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 2 }] }))
    const { posts, items } = await getEarnings(mila())
    expect(posts.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: first, count: 1, profit: { EUR: 15 } },
      { id: second, count: 1, profit: { EUR: 30 } },
    ])
    // What was sold before any post is in the sum of the piece alone.
    expect(items).toMatchObject([{ count: 5, profit: { EUR: 150 } }])
    expect((await getEarnings(tessa())).posts).toEqual([])
    await shop.db().deleteFrom('promo_product').execute()
  })

  test('lists by pages', async () => {
    const { items, total } = await listBroughtOrders(mila(), page({ size: 1, from: 1, sort: 'id:asc' }))
    expect([total, items.length, items[0]?.royalty.sum]).toEqual([3, 1, 30])
  })

  test('a week part by part beside the one before', async () => {
    const sales = await getSales(mila(), { period: 'week' })
    expect(sales).toMatchObject({
      total: { count: 1, sum: 100, profit: 15, bonus: 2 },
      before: { count: 0, sum: 0, profit: 0, bonus: 0 },
      currencies: ['EUR'],
    })
    expect(sales.parts.reduce((all, { profit }) => all + profit, 0)).toBe(15)
    expect(sales.parts).toHaveLength(7)
    expect(await getSales(mila(), { period: 'year' })).toMatchObject({
      total: { count: 3, sum: 700, profit: 105 },
    })
  })

  test('the last day of a shorter month stands beside its own day, and not beside each that month had not', async () => {
    // From the 7th of May to the 30th of June.
    shop.pass(54)
    await shop.deliver(await shop.buy({ code: 'mila', daysAgo: 0 }))
    const endOfJuly = { ...mila(), now: () => new Date('2026-07-31T12:00:00Z') }
    const { parts } = await getSales(endOfJuly, { period: 'month' })
    const before = parts.filter(({ profit_before }) => profit_before > 0)
    expect(before).toMatchObject([{ at: '2026-07-30T00:00', profit_before: 15 }])
    // Early on a day June had not, all of June is over; on the 30th it was not.
    const before31st = async (now: string) =>
      (await getSales({ ...mila(), now: () => new Date(now) }, { period: 'month' })).before
    expect(await before31st('2026-07-31T01:00:00Z')).toMatchObject({ count: 1, profit: 15 })
    expect(await before31st('2026-07-30T01:00:00Z')).toMatchObject({ count: 0, profit: 0 })
  })

  test('statistics in the shape old clients know', async () => {
    expect(await getStatistics(mila())).toMatchObject({
      weekly: {
        count: 1,
        count_diff: 1,
        sum: 100,
        sum_diff: 100,
        profit: 15,
        profit_diff: 15,
        mentions_goal: 12,
      },
      periods: {
        today: { count: { EUR: 1 }, profit: { EUR: 15 }, bonus: { EUR: 2 } },
        year: { count: { EUR: 3 }, bonus: { EUR: 6 } },
        total: { start_date: '2026-03-02', profit: { EUR: 105 }, bonus: { EUR: 6 } },
      },
    })
  })

  test('payouts with their statement, which names each order', async () => {
    const { items } = await listPayouts(mila(), payoutPage())
    expect(await payoutEntities.read(mila(), {} as never)).toEqual(items)
    for (const [sort, before, left] of [
      ['id:desc', payoutId, 0],
      ['id:desc', payoutId + 1, 1],
      ['id:asc', payoutId, 0],
      ['id:asc', payoutId - 1, 1],
    ] as const) {
      const rest = await listPayouts(mila(), payoutPage({ sort, before }))
      expect([sort, before, rest.items.length, rest.total]).toEqual([sort, before, left, 1])
    }
    expect(await payoutEntities.read(tessa(), {} as never)).toEqual([])
    expect(items).toMatchObject([
      { id: payoutId, sum: 60, currency: 'EUR', status: 'created', orders: 1, account_end: '3000' },
    ])
    const { number, pdf } = await payoutStatement(mila(), payoutId)
    const { text } = await readPdf(Buffer.from(pdf, 'base64'))
    const [order] = (await listBroughtOrders(mila(), page({ payout: payoutId }))).items
    for (const said of [number, order?.number ?? '', 'Mila Sorel']) expect(text).toContain(said)
  })

  test('one word for links, however often it is asked for', async () => {
    const { code } = await getLink(mila())
    expect([code, (await getLink(mila())).code]).toEqual(['mila', 'mila'])
    await shop.db().deleteFrom('partner_code').where('customer_id', '=', TESSA).execute()
    const drawn = await Promise.all(Array.from({ length: 8 }, () => getLink(tessa())))
    expect(new Set(drawn.map(({ code }) => code)).size).toBe(1)
    await shop
      .db()
      .updateTable('partner_code')
      .set({ code: 'tessa' })
      .where('customer_id', '=', TESSA)
      .execute()
  })

  test('the end of an account alone; what is no IBAN is none', async () => {
    expect(await listAccounts(mila())).toEqual({
      items: [{ currency: 'EUR', holder: 'Mila Sorel', account_end: '3000' }],
    })
    const wrong = { currency: 'EUR', holder: 'Mila', account: 'DE00 0000' }
    await expect(saveAccount(mila(), wrong)).rejects.toMatchObject({ code: 'VALIDATION' })
  })
})

test('another partner sees nothing of it', async () => {
  const said = JSON.stringify([
    await getBalance(tessa(), {}),
    await getSales(tessa(), { period: 'year' }),
    await getStatistics(tessa()),
    await listBroughtOrders(tessa(), page()),
    await listPayouts(tessa(), payoutPage()),
    await listAccounts(tessa()),
  ])
  const [order] = (await listBroughtOrders(mila(), page())).items
  for (const canary of ['3000', order?.number ?? '', 'Mila', '105']) expect(said).not.toContain(canary)
  await expect(payoutStatement(tessa(), payoutId)).rejects.toMatchObject({
    ...{ code: 'NOT_FOUND', details: [{ path: 'id' }] },
  })
  await expect(listBroughtOrders(tessa(), page({ payout: payoutId }))).rejects.toMatchObject({
    ...{ code: 'NOT_FOUND', details: [{ path: 'payout' }] },
  })
})
