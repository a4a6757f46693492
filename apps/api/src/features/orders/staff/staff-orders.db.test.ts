import { listStaffOrders as listCall, takeStaffStep as stepCall } from '@vitrine/contract/order/staff-orders'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { refundOrder } from '#api/features/payments/refund/refund-order.ts'
import { answer } from '#api/features/payments/testing/at-the-gateway.ts'
import { openPaymentShop, type Placed } from '#api/features/payments/testing/open-payment-shop.ts'
import { answersOf, together } from '../testing/crowd.ts'
import { deskOf } from '../testing/desk-of.ts'
import { listStaffOrders } from './list-staff-orders.ts'
import { resolveReview } from './resolve-review.ts'

const shop = openPaymentShop({ max: 32 })
const { guest, staff, details, step } = deskOf(shop)
const list = (wish: object = {}) => listStaffOrders(staff(), listCall.query.parse(wish))
const numbers = async (wish: object = {}) => (await list(wish)).items.map(({ number }) => number)
const hasPhone = (telephone: string) =>
  sql`update shop_order set billing_address = billing_address || ${json({ telephone })}`.execute(shop.db())
const giveBack = ({ order: { id } }: Placed, amountMinor: number) =>
  refundOrder(staff(), shop.deps(), {
    ...{ orderId: id, amountMinor, reason: 'called off', key: crypto.randomUUID() },
  })
const numberOf = ({ order }: Placed) => order.number
const numberOrNone = (placed: Placed | undefined) => placed && numberOf(placed)
const changeOrder = (placed: Placed | undefined, facts: object) =>
  shop
    .db()
    .updateTable('shop_order')
    .set(facts)
    .where('order_id', '=', placed?.order.id ?? 0)
    .execute()

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

describe('the orders of the staff', () => {
  test('stand in the list of what is to be done with them, and the lists are counted', async () => {
    const invoice = await shop.order('invoice')
    const unpaid = await shop.order()
    const paid = await shop.order()
    await answer(shop, paid.pay_link ?? '', 'pay')
    expect(await numbers({ view: 'to_send' })).toEqual([numberOf(paid), numberOf(invoice)])
    expect(await numbers({ view: 'unpaid' })).toEqual([numberOf(unpaid)])
    for (const name of ['pack', 'ship', 'return']) await step(paid, name)
    expect(await numbers({ view: 'came_back' })).toEqual([numberOf(paid)])
    expect((await list()).counts).toEqual({
      ...{ to_send: 1, review: 0, unpaid: 1, to_refund: 1, came_back: 1, open: 2, all: 3 },
    })
  })

  test('are not forgotten when one that was paid is canceled: it waits until all its money went back', async () => {
    const paid = await shop.order()
    await answer(shop, paid.pay_link ?? '', 'pay')
    const never = await shop.order('invoice')
    const invoice = await shop.order('invoice')
    await step(invoice, 'pay')
    expect((await list()).counts.to_refund).toBe(0)
    for (const one of [paid, never, invoice]) await step(one, 'cancel')
    expect(await numbers({ view: 'to_refund' })).toEqual([numberOf(invoice), numberOf(paid)])
    await giveBack(paid, 10_000)
    await giveBack(invoice, 12_390)
    expect(await numbers({ view: 'to_refund' })).toEqual([numberOf(paid)])
    await giveBack(paid, 2_390)
    expect((await list()).counts.to_refund).toBe(0)
  })

  test('ask for no money back where none had come', async () => {
    const paid = await shop.order('invoice')
    await step(paid, 'pay')
    await step(paid, 'cancel')
    expect(await numbers({ view: 'to_refund' })).toEqual([numberOf(paid)])
    const { id } = paid.order
    await shop
      .db()
      .updateTable('shop_order')
      .set((eb) => ({ discount_minor: eb('discount_minor', '+', eb.ref('total_minor')), total_minor: 0 }))
      .where('order_id', '=', id)
      .execute()
    expect(await numbers({ view: 'to_refund' })).toEqual([])
  })

  test('that came back leave the list once their money has gone, or none had come', async () => {
    const paid = await shop.order()
    await answer(shop, paid.pay_link ?? '', 'pay')
    const unpaid = await shop.order('invoice')
    for (const name of ['pack', 'ship', 'return']) for (const one of [paid, unpaid]) await step(one, name)
    expect(await numbers({ view: 'came_back' })).toEqual([numberOf(paid)])
    await giveBack(paid, 12_390)
    expect((await list()).counts).toMatchObject({ to_refund: 0, came_back: 0, all: 2 })
  })

  test('are handed over with the number of their parcel, of which the letter and the page tell', async () => {
    const placed = await shop.order('invoice')
    await step(placed, 'pack')
    await step(placed, 'ship', { tracking: { carrier: 'Velo', number: 'VX 200 613' } })
    const { order } = await details(placed)
    expect(order.progress.tracking).toEqual({ carrier: 'Velo', number: 'VX 200 613', link: null })
    const { rows } = await sql<{ step: string }>`
      select step from order_event where order_id = ${placed.order.id} order by event_id`.execute(shop.db())
    expect(rows.map((row) => row.step)).toEqual(['place', 'pack', 'track', 'ship'])
    const wrong = {
      step: 'pack',
      from: { order: 'placed', payment: 'open' },
      tracking: { carrier: 'V', number: '1' },
    }
    expect(stepCall.body.safeParse(wrong).error?.issues).toMatchObject([{ path: ['tracking'] }])
  })

  test('come a page at a time, latest first, each once', async () => {
    const placed = [await shop.order('invoice'), await shop.order('invoice'), await shop.order('invoice')]
    const first = await list({ size: 2 })
    const second = await list({ size: 2, before: first.next })
    expect(second.next).toBeNull()
    const seen = [...first.items, ...second.items].map(({ number }) => number)
    expect(seen).toEqual(placed.map(numberOf).toReversed())
  })

  test('sorted by a column are sorted as a whole, not page by page', async () => {
    const placed = [await shop.order('invoice'), await shop.order('invoice'), await shop.order('invoice')]
    for (const [at, total_minor] of [500, 90, 7_000].entries()) await changeOrder(placed[at], { total_minor })
    const pages = async (sort: string) => {
      const first = await list({ sort, size: 2 })
      const second = await list({ sort, size: 2, before: first.next })
      expect(second.next).toBeNull()
      return [...first.items, ...second.items].map(({ total }) => total)
    }
    const sorted = [await pages('total'), await pages('-total')]
    for (const one of placed) await changeOrder(one, { total_minor: 12_390 })
    expect(sorted).toEqual([
      [0.9, 5, 70],
      [70, 5, 0.9],
    ])
  })

  test('sorted by their totals go money by money, for 70 yuan are less than 5 euros', async () => {
    const placed = [await shop.order('invoice'), await shop.order('invoice'), await shop.order('invoice')]
    for (const [at, total_minor] of [500, 90, 7_000].entries()) await changeOrder(placed[at], { total_minor })
    await changeOrder(placed[2], { currency_code: 'CNY' })
    const pages = async (sort: string) => {
      const first = await list({ sort, size: 1 })
      const second = await list({ sort, size: 2, before: first.next })
      return [...first.items, ...second.items].map(({ total, currency }) => `${total} ${currency}`)
    }
    const sorted = [await pages('total'), await pages('-total')]
    for (const one of placed) await changeOrder(one, { total_minor: 12_390, currency_code: 'EUR' })
    expect(sorted).toEqual([
      ['70 CNY', '0.9 EUR', '5 EUR'],
      ['5 EUR', '0.9 EUR', '70 CNY'],
    ])
  })

  test('go on behind the last one seen, though it and others were moved on meanwhile', async () => {
    const placed = [await shop.order('invoice'), await shop.order('invoice'), await shop.order('invoice')]
    const first = await list({ sort: 'stage', size: 2 })
    expect(first.items.map(({ number }) => number)).toEqual([placed[2], placed[1]].map(numberOrNone))
    if (placed[1]) await step(placed[1], 'pack')
    await shop.order('invoice')
    const second = await list({ sort: 'stage', size: 1, before: first.next })
    expect(second.items.map(({ number }) => number)).toEqual([placed[0]].map(numberOrNone))
  })

  test.each([
    ['customer', ['Adler', 'berg', 'Özil', 'Zorn', 'Ярова', '安']],
    ['-customer', ['安', 'Ярова', 'Zorn', 'Özil', 'berg', 'Adler']],
  ])('sorted by %s go by the alphabet of people', async (sort, order) => {
    for (const lastname of ['Zorn', 'Ярова', 'berg', '安', 'Özil', 'Adler']) {
      const address = json({ firstname: '', lastname })
      await changeOrder(await shop.order('invoice'), { billing_address: address, shipping_address: address })
    }
    expect((await list({ sort })).items.map(({ name }) => name)).toEqual(order)
  })

  test('are refused in an order there is none of, and read on in another than they were begun in', async () => {
    await shop.order('invoice')
    expect(listCall.query.safeParse({ sort: 'fame' }).error?.issues).toMatchObject([
      { path: ['sort'], code: 'invalid_value' },
    ])
    for (const wish of [
      { sort: 'total', before: '17' },
      { sort: 'total', before: '17:Berg' },
      { before: '17:90' },
    ])
      await expect(list(wish)).rejects.toMatchObject({ status: 400, details: [{ path: 'before' }] })
  })

  test.each([
    ['the number without its zeros', ({ order }: Placed) => String(Number(order.number))],
    ['the number as a letter writes it', ({ order }: Placed) => `#${order.number}`],
    ['the number with a sign and without zeros', ({ order }: Placed) => `# ${Number(order.number)}`],
    ['the beginning of the mail address', () => 'anna@'],
    ['a part of the name', () => 'berg'],
    ['the beginning of a SKU', () => 'sca'],
  ])('are found by %s', async (_, textOf) => {
    const placed = await shop.order('invoice')
    expect(await numbers({ q: textOf(placed) })).toEqual([numberOf(placed)])
  })

  test.each([
    ['as it was typed', '+49 30 5550142', '+49 30 5550142'],
    ['without spaces', '+49 30 5550142', '+49305550142'],
    ['as it is dialed in its country', '+49 30 5550142', '0305550142'],
    ['with other signs', '+49 30 5550142', '(030) 555-01 42'],
    ['as it is dialed from another', '+49 30 5550142', '0049 30 5550142'],
    ['without its area', '+49 30 5550142', '5550142'],
    ['with its country where it was typed without', '030 5550142', '+49 30 5550142'],
    ['where a zero stands in brackets', '+49 (0)30 5550142', '+49305550142'],
  ])('are found by a phone %s', async (_, typed, asked) => {
    const placed = await shop.order('invoice')
    await hasPhone(typed)
    expect(await numbers({ q: asked })).toEqual([numberOf(placed)])
  })

  test.each([
    ['its name', { firstname: 'Grete', lastname: 'Sommer' }, 'grete som'],
    ['its name as Chinese is read', { firstname: '小明', lastname: '王' }, '王小明'],
    ['its phone', { telephone: '+49 40 7770188' }, '040 777 01 88'],
  ])('are found by whom the parcel goes to, by %s', async (_, to, asked) => {
    const placed = await shop.order('invoice')
    await shop.order('invoice')
    const shipping_address = sql`shipping_address || ${json(to)}`
    await changeOrder(placed, { shipping_address })
    expect(await numbers({ q: asked })).toEqual([numberOf(placed)])
  })

  test('are not found by another phone, nor by a few digits of one', async () => {
    await shop.order('invoice')
    await hasPhone('+49 30 5550142')
    for (const q of ['+49 40 5550142', '30 5550143', '0142', '00000', '#000000142'])
      expect(await numbers({ q })).toEqual([])
  })

  test('are found by nothing else, and a % is a letter like others', async () => {
    await shop.order('invoice')
    for (const q of ['%', 'nobody', '_erg', "' or true --"]) expect(await numbers({ q })).toEqual([])
    expect(await numbers({ store: 'us' })).toEqual([])
  })

  test("are nobody else's to see", async () => {
    await expect(listStaffOrders(guest(), listCall.query.parse({}))).rejects.toMatchObject({ status: 401 })
  })
})

test('money that somebody has to look at is in its list until somebody says what was done', async () => {
  const placed = await shop.order()
  const [payment] = await shop.payments()
  const reviewOf = { payment_id: payment?.payment_id ?? 0, reason: 'amount_differs' as const, at: shop.now() }
  await shop.db().updateTable('payment').set({ state: 'review', ask_at: null }).execute()
  const { review_id: id } = await shop
    .db()
    .insertInto('payment_review')
    .values(reviewOf)
    .returning('review_id')
    .executeTakeFirstOrThrow()
  expect((await list({ view: 'review' })).items).toMatchObject([
    { number: numberOf(placed), review: 'amount_differs' },
  ])
  const resolve = () => resolveReview(staff(), { id, resolution: 'asked the bank: a typing error' })
  const outcomes = await together(5, resolve)
  expect(answersOf(outcomes).filter(({ resolved }) => resolved)).toHaveLength(1)
  expect(await numbers({ view: 'review' })).toEqual([])
  await expect(resolveReview(staff(), { id: 999_999, resolution: 'x' })).rejects.toMatchObject({
    status: 404,
  })
})
