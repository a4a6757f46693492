// A declined payment, tried again by a way with a discount or a fee: the order costs what it would have cost that way.
import type { Totals } from '@vitrine/contract/cart'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Commerce, loadCommerce } from '#api/commerce/load-commerce.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { audit, countStock } from '#api/features/orders/testing/audit.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { auditPayments } from '../audit-payments.ts'
import { answer, sendEvent } from '../testing/at-the-gateway.ts'
import { openPaymentShop, type Placed } from '../testing/open-payment-shop.ts'
import { viewPayment } from '../view-payment.ts'
import { claimAttempt, type StartGuards, startGuards } from './claim-attempt.ts'

const DE = 4
const GERMANY = STORE_VIEWS.find(({ storeId }) => storeId === DE)
const AMERICA = STORE_VIEWS.find(({ code }) => code === 'us')
/** A second card, for a fee. */
const shop = openPaymentShop({
  max: 32,
  async stockUp(db) {
    await sql`insert into payment_method (method_id, code, position) values (90, 'dearcard', 90)`.execute(db)
    await sql`insert into payment_terms (store_id, method_id, provider, fee_minor)
      values (${DE}, 90, 'test-form', 250)`.execute(db)
  },
})
let commerce: Commerce
beforeAll(async () => {
  commerce = await loadCommerce(shop.db(), new Set(shop.deps().providers.keys()))
})
const context = () =>
  aContext(shop.db(), {
    now: shop.now,
    commerce: { current: () => commerce },
    ...(GERMANY && { store: GERMANY }),
  })

async function declined(): Promise<Placed> {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'decline')
  return placed
}
const rowOf = ({ order }: Placed) =>
  shop.db().selectFrom('shop_order').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
async function sumsOf(placed: Placed) {
  const row = await rowOf(placed)
  const lines = await shop
    .db()
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', '=', row.order_id)
    .execute()
  const { discount_minor, shipping_minor, payment_minor, tax_minor, total_minor, payment_method } = row
  // Each order has a cart of its own.
  const { items, ...sums } = row.totals as Totals
  const totals = { ...sums, cart_version: 0, items: items.map((item) => ({ ...item, item_id: 0 })) }
  const taxes = lines.map((line) => line.tax_minor)
  return {
    discount_minor,
    shipping_minor,
    payment_minor,
    tax_minor,
    total_minor,
    payment_method,
    totals,
    taxes,
  }
}
const live = async ({ order }: Placed) =>
  (await shop.payments()).filter(({ order_id, state }) => order_id === order.id && state === 'started')

describe('another way to pay', () => {
  test('is offered with what the order costs that way', async () => {
    const { payment } = await shop.see(await declined())
    expect(payment.other_methods.map(({ code, total }) => [code, total])).toEqual([
      ['banktransfer', 119.9],
      ['cashondelivery', 127.9],
      ['invoice', 123.9],
      ['dearcard', 126.4],
    ])
  })

  test.each(['banktransfer', 'cashondelivery', 'invoice', 'dearcard'])(
    'by %s leaves the order as if it had been ordered that way',
    async (code) => {
      const placed = await declined()
      await shop.pay(placed, code)
      expect(await sumsOf(placed)).toEqual(await sumsOf(await shop.order(code)))
    },
  )

  test('asks its service for the new sum, and is paid by it', async () => {
    const placed = await declined()
    await shop.pay(placed, 'dearcard')
    const [attempt] = await live(placed)
    expect(attempt?.amount_minor).toBe(12_640)
    const report = { kind: 'paid', amountMinor: 12_640, currencyCode: 'EUR' }
    const event = { id: crypto.randomUUID(), reference: attempt?.reference, report }
    expect(await sendEvent(shop, event, { provider: 'test-form' })).toBe(200)
    expect(await shop.see(placed)).toMatchObject({ paid: true, totals: { grand_total: 126.4 } })
  })

  test('that costs more than was seen is asked, not charged; one that costs less is taken', async () => {
    const placed = await declined()
    const wish = { orderId: placed.order.id, expectedMinor: 12_390 }
    const start = (methodCode: string) =>
      inTransaction(context(), (ctx) => claimAttempt(ctx, { ...wish, methodCode }))
    await expect(start('dearcard')).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
    expect([(await rowOf(placed)).total_minor, await live(placed)]).toEqual([12_390, []])
    await start('banktransfer')
    expect((await rowOf(placed)).total_minor).toBe(11_990)
  })

  test('chosen while a try of another sum is paid all the same: a person looks at that money', async () => {
    const placed = await shop.order()
    const [first] = await live(placed)
    await shop.pay(placed, 'dearcard')
    const report = { kind: 'paid', amountMinor: first?.amount_minor, currencyCode: 'EUR' }
    await sendEvent(shop, { id: crypto.randomUUID(), reference: first?.reference, report })
    expect([(await shop.see(placed)).paid, await shop.reviews()]).toEqual([false, ['amount_differs']])
  })

  test('is one of the store that sold it, in its own money, also where another store answers for it', async () => {
    const placed = await declined()
    const abroad = { ...context(), ...(AMERICA && { store: AMERICA }) }
    const { other_methods } = await viewPayment(abroad, await rowOf(placed))
    expect(other_methods.map(({ code, total }) => [code, total])).toContainEqual(['dearcard', 126.4])
    const wish = { orderId: placed.order.id, methodCode: 'dearcard', expectedMinor: 12_640 }
    await inTransaction(abroad, (ctx) => claimAttempt(ctx, wish))
    expect((await live(placed)).map(({ amount_minor }) => amount_minor)).toEqual([12_640])
  })

  test('an order from before keeps its sum: only ways that cost the same', async () => {
    const placed = await declined()
    await shop.db().updateTable('shop_order').set({ basis: null }).execute()
    const { payment } = await shop.see(placed)
    expect(payment.other_methods.map(({ code }) => code)).toEqual(['invoice'])
  })
})

describe('a way to pay that is offered no more', () => {
  const offer = async (isOffered: boolean) => {
    await sql`update payment_terms set offered = ${isOffered} where store_id = ${DE}
      and method_id = (select method_id from payment_method where code = 'testcard')`.execute(shop.db())
    commerce = await loadCommerce(shop.db(), new Set(shop.deps().providers.keys()))
  }
  beforeEach(() => offer(false))
  afterEach(() => offer(true))
  const start = (placed: Placed, methodCode?: string) =>
    inTransaction(context(), (ctx) => claimAttempt(ctx, { orderId: placed.order.id, methodCode }))

  test('leaves an order that waits for its money the others, and none without a choice', async () => {
    const placed = await declined()
    const view = await viewPayment(context(), await rowOf(placed))
    expect([view.payable, view.own_method_offered, view.other_methods.map(({ code }) => code)]).toEqual([
      ...[true, false],
      ['banktransfer', 'cashondelivery', 'invoice', 'dearcard'],
    ])
    await offer(true)
    expect((await viewPayment(context(), await rowOf(placed))).own_method_offered).toBe(true)
    await offer(false)
    await expect(start(placed)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    await start(placed, 'dearcard')
    expect([(await rowOf(placed)).total_minor, (await live(placed)).length]).toEqual([12_640, 1])
  })

  test('is not said to lead somewhere where no other does', async () => {
    const placed = await declined()
    await shop.db().updateTable('shop_order').set({ basis: null }).execute()
    const { payable, other_methods } = await viewPayment(context(), await rowOf(placed))
    expect([payable, other_methods]).toEqual([false, []])
  })
})

describe('many windows at once', () => {
  const start = (placed: Placed, methodCode: string, guards: StartGuards = startGuards) =>
    inTransaction(context(), (ctx) => claimAttempt(ctx, { orderId: placed.order.id, methodCode }, guards))
  const race = (placed: Placed, guards: StartGuards, windows: number) =>
    Promise.allSettled(
      Array.from({ length: windows }, (_, at) => start(placed, at % 2 ? 'testcard' : 'dearcard', guards)),
    )

  test('leave one try, of exactly what the order costs', async () => {
    for (let round = 0; round < 10; round++) {
      const placed = await declined()
      const outcomes = await race(placed, startGuards, 16)
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
      const [attempt, ...more] = await live(placed)
      const { total_minor, payment_method } = await rowOf(placed)
      expect([attempt?.amount_minor, attempt?.method_code, more]).toEqual([
        total_minor,
        (payment_method as { code: string }).code,
        [],
      ])
    }
  })

  test('without the lock some stumble', async () => {
    const placed = await declined()
    const meet = meeting(2)
    const lockOrder: StartGuards['lockOrder'] = async () => ({ order: 'placed', payment: 'failed' })
    const listPayments: StartGuards['listPayments'] = async (...asked) => {
      const found = await startGuards.listPayments(...asked)
      await meet()
      return found
    }
    const outcomes = await race(placed, { ...startGuards, lockOrder, listPayments }, 2)
    expect(outcomes.filter(({ status }) => status === 'rejected')).not.toEqual([])
  })

  test('a count that forgets a part of the sum is noticed', async () => {
    const placed = await declined()
    const before = await countStock(shop.db())
    const forgetful: StartGuards['recount'] = (...asked) => {
      const counted = startGuards.recount(...asked)
      return counted && { ...counted, totals: { ...counted.totals, paymentFeeMinor: 0 } }
    }
    await start(placed, 'dearcard', { ...startGuards, recount: forgetful })
    expect([...(await audit(shop.db(), before)), ...(await auditPayments(shop.db()))]).toContainEqual(
      expect.stringContaining('does not add up'),
    )
    await shop.db().deleteFrom('shop_order').execute()
    await shop.db().updateTable('stock_item').set({ qty: 500 }).execute()
  })

  test('a start that dies half-way leaves the order as it was', async () => {
    const placed = await declined()
    const before = await sumsOf(placed)
    const dying = inTransaction(context(), async (ctx) => {
      await claimAttempt(ctx, { orderId: placed.order.id, methodCode: 'dearcard' })
      throw new Error('the power went out')
    })
    await expect(dying).rejects.toThrow('the power went out')
    expect([await sumsOf(placed), await live(placed)]).toEqual([before, []])
    await start(placed, 'dearcard')
    expect((await rowOf(placed)).total_minor).toBe(12_640)
  })
})
