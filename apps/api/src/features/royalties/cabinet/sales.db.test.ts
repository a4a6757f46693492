// What a partner’s pieces and posts have brought, and how that went on.
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPartnersPast } from '../testing/a-partners-past.ts'
import { MILA, TESSA } from '../testing/set-scene.ts'
import { getBalance } from './get-balance.ts'
import { getEarnings } from './get-earnings.ts'
import { getSales } from './get-sales.ts'
import { getStatistics } from './get-statistics.ts'

const { shop, mila, tessa } = aPartnersPast()

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

test('the first day told in statistics was that of Greenwich: it is one of the store, as in the lists', async () => {
  await sql`alter table royalty_entry disable trigger user`.execute(shop.db())
  await sql`update royalty_entry set at = '2026-02-27T02:00Z'
    where entry_id = (select min(entry_id) from royalty_entry)`.execute(shop.db())
  await sql`alter table royalty_entry enable trigger user`.execute(shop.db())
  const since = async (code: 'de' | 'us') =>
    (await getStatistics({ ...mila(), store: aStoreView(code) })).periods.total.start_date
  expect([await since('de'), await since('us')]).toEqual(['2026-02-27', '2026-02-26'])
})

test('posts of a partner who has sold nothing yet were told in no currency', async () => {
  await shop
    .db()
    .insertInto('partner_post')
    .values({ customer_id: TESSA, type: 'story', created_at: mila().now() })
    .execute()
  expect((await getStatistics(tessa())).periods.today).toEqual({
    ...{ mentioned: { EUR: 1 }, count: { EUR: 0 }, profit: { EUR: 0 }, bonus: { EUR: 0 } },
  })
})
