// What a partner sees of its money, and that nobody sees another’s.
import { listPartnerOrders, listPartnerPayouts } from '@vitrine/contract/partner/money'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { readPdf } from '#api/features/invoices/testing/read-pdf.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import { payoutEntities } from '../index.ts'
import { payoutStatement } from '../payouts/payout-statement.ts'
import { aPartnersPast } from '../testing/a-partners-past.ts'
import { MILA, TESSA } from '../testing/set-scene.ts'
import { getBalance } from './get-balance.ts'
import { getSales } from './get-sales.ts'
import { getStatistics } from './get-statistics.ts'
import { listBroughtOrders } from './list-brought-orders.ts'
import { listPayouts } from './list-payouts.ts'
import { getLink } from './partner-link.ts'
import { listAccounts, saveAccount } from './payout-account.ts'

const { shop, mila, tessa, payoutId } = aPartnersPast()
const page = (query: object = {}) => listPartnerOrders.query.parse(query)
const payoutPage = (query: object = {}) => listPartnerPayouts.query.parse(query)

test('the balance in three states, and the next day of payouts', async () => {
  expect(await getBalance(mila(), {})).toEqual({
    ...{ id: MILA, currency: 'EUR', active: 30, pending: 15, paid: 60, total: 105 },
    next_payment: '2026-06-05',
    // What was delivered on the 7th of May can come back until the 8th of June.
    expected: 0,
    ...{ counts: { pending: 1, active: 1, payouts: 1 }, minimum: 20, account_end: '3000' },
  })
})

test('in the night after a payout it was promised for yesterday: its day is that of the store’s clock', async () => {
  // The sixth in Berlin and Shanghai by then; in New York it is still the fifth.
  const now = () => new Date('2026-06-05T22:30Z')
  const next = async (code: 'de' | 'cn' | 'us') =>
    (await getBalance({ ...mila(), now, store: aStoreView(code) }, { currency: 'EUR' })).next_payment
  expect([await next('de'), await next('cn'), await next('us')]).toEqual([
    ...['2026-07-05', '2026-07-05', '2026-06-05'],
  ])
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

test('payouts with their statement, which names each order', async () => {
  const { items } = await listPayouts(mila(), payoutPage())
  expect(await payoutEntities.read(mila(), {} as never)).toEqual(items)
  for (const [sort, before, left] of [
    ['id:desc', payoutId(), 0],
    ['id:desc', payoutId() + 1, 1],
    ['id:asc', payoutId(), 0],
    ['id:asc', payoutId() - 1, 1],
  ] as const) {
    const rest = await listPayouts(mila(), payoutPage({ sort, before }))
    expect([sort, before, rest.items.length, rest.total]).toEqual([sort, before, left, 1])
  }
  expect(await payoutEntities.read(tessa(), {} as never)).toEqual([])
  expect(items).toMatchObject([
    { id: payoutId(), sum: 60, currency: 'EUR', status: 'created', orders: 1, account_end: '3000' },
  ])
  const { number, pdf } = await payoutStatement(mila(), payoutId())
  const { text } = await readPdf(Buffer.from(pdf, 'base64'))
  const [order] = (await listBroughtOrders(mila(), page({ payout: payoutId() }))).items
  for (const said of [number, order?.number ?? '', 'Mila Sorel']) expect(text).toContain(said)
})

test('the codes that name a partner are theirs to see, while shoppers can type them in', async () => {
  const db = shop.db()
  const mine = { partner_id: MILA }
  await aCoupon(db, { code: 'OFF', enabled: false, ...mine })
  await aCoupon(db, { code: 'OVER', ends_at: new Date('2020-01-01'), ...mine })
  await aCoupon(db, { code: 'LATER', starts_at: new Date('2099-01-01'), ...mine })
  await aCoupon(db, { code: 'ELSEWHERE', stores: ['us'], ...mine })
  await aCoupon(db, { code: 'SPENT', total_limit: 1, used: 1, ...mine })
  expect((await getLink(mila())).coupons).toEqual(['MILA10'])
  expect((await getLink(tessa())).coupons).toEqual([])
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
  await expect(payoutStatement(tessa(), payoutId())).rejects.toMatchObject({
    ...{ code: 'NOT_FOUND', details: [{ path: 'id' }] },
  })
  await expect(listBroughtOrders(tessa(), page({ payout: payoutId() }))).rejects.toMatchObject({
    ...{ code: 'NOT_FOUND', details: [{ path: 'payout' }] },
  })
})
