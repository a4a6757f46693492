// What goes back of an order that gift cards, bonuses and money paid together.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { getStaffOrder } from '#api/features/orders/staff/get-staff-order.ts'
import { returnStaffLines } from '#api/features/orders/staff/return-lines.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aRefundDesk } from '../testing/a-refund-desk.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'

const shop = openPaymentShop({ max: 32 })
const { mixed, staff, anOrder, refund, claim, forget } = aRefundDesk(shop)
const step = (orderId: number, name: Parameters<typeof takeOrderStep>[1]['step']) =>
  takeOrderStep(staff(), { orderId, step: name, by: 'staff' })
const details = (id: number) => getStaffOrder(staff(), { payments: shop.forOrders() }, id)
const atGateway = async () =>
  (await shop.db().selectFrom('test_gateway_payment').select('refunded_minor').execute()).reduce(
    (sum, { refunded_minor }) => sum + refunded_minor,
    0,
  )
const seen = async (order: Parameters<typeof shop.see>[0]) => (await shop.see(order)).payment

describe('a part of what was paid', () => {
  test('goes back to money, cards and bonuses by their shares, and what is kept stays paid', async () => {
    const { order, id, cards } = await anOrder()
    expect((await details(id)).refundable_parts).toEqual({ money: 118, gift_cards: 100, bonuses: 20 })
    // A scarf, which is more than came in money.
    expect(await refund(id, 11_900)).toMatchObject({
      ...{ amount: 119, parts: { money: 59, gift_cards: 50, bonuses: 10 }, state: 'done' },
    })
    expect([await atGateway(), await mixed.cards(cards), await mixed.bonuses()]).toEqual([
      ...[5_900, [2_500, 2_500], 1_000],
    ])
    expect(await seen(order)).toMatchObject({
      ...{ state: 'part_refunded', refunded: 59 },
      given_back: { money: 59, gift_cards: 50, bonuses: 10 },
    })
    expect((await details(id)).refundable).toBe(119)
    expect(await mixed.books()).toEqual([])
  })

  test('and the rest after it: all is back where it came from, to the cent', async () => {
    const { order, id, cards } = await anOrder()
    for (const amount of [1, 3_333, 11_900]) await refund(id, amount)
    const { refundable } = await details(id)
    await refund(id, Math.round(refundable * 100))
    expect([await atGateway(), await mixed.cards(cards), await mixed.bonuses()]).toEqual([
      ...[11_800, [5_000, 5_000], 2_000],
    ])
    expect(await seen(order)).toMatchObject({ state: 'refunded' })
    expect(await mixed.books()).toEqual([])
  })

  test('of one piece that came back is suggested as it was paid, not all that is left of the order', async () => {
    const { id } = await anOrder()
    const worth = async () => (await details(id)).returned_worth
    for (const name of ['pack', 'ship', 'deliver'] as const) await step(id, name)
    expect(await worth()).toBeNull()
    const [line] = (await details(id)).returnable
    if (!line) throw new Error('no line')
    await returnStaffLines(staff(), { id, lines: [{ line_id: line.line_id, returned: 0, qty: 1 }] })
    expect([await worth(), (await details(id)).refundable]).toEqual([119, 238])
    await refund(id, 10_000)
    expect(await worth()).toBe(19)
    await refund(id, 5_000)
    expect([await worth(), (await details(id)).refundable]).toEqual([0, 88])
    await returnStaffLines(staff(), { id, lines: [{ line_id: line.line_id, returned: 1, qty: 1 }] })
    expect(await worth()).toBeNull()
  })

  test('as much as came in money does not give back what is kept', async () => {
    const { order, id, cards } = await anOrder()
    await refund(id, 11_800)
    expect(await seen(order)).toMatchObject({ state: 'part_refunded' })
    expect((await mixed.cards(cards)).every((minor = 0) => minor < 5_000)).toBe(true)
    await expect(refund(id, 12_001)).rejects.toMatchObject({ code: 'CONFLICT', message: 'REFUND_TOO_MUCH' })
  })

  test('of an order no money came for goes back to its cards, and no service is asked', async () => {
    const { order, id, cards } = await mixed.order({ cards: 3 })
    expect((await details(id)).refundable_parts).toEqual({ money: 0, gift_cards: 103.9, bonuses: 20 })
    expect(await refund(id, 4_000)).toMatchObject({
      ...{ amount: 40, parts: { money: 0, gift_cards: 33.54, bonuses: 6.46 }, state: 'done' },
    })
    expect(await shop.run('payments.refund')).toEqual({ sent: 0 })
    expect(await seen(order)).toMatchObject({ state: 'part_refunded', refunded: 0 })
    const balances = await mixed.cards(cards)
    expect(balances.reduce<number>((sum, minor = 0) => sum + minor, 0)).toBe(15_000 - 10_390 + 3_354)
    expect(await mixed.books()).toEqual([])
  })

  test('by the same key goes back once, however often and at once it is asked for', async () => {
    const { id, cards } = await anOrder()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(id, 11_900, key)))
    expect(new Set(answers.map(({ refund_id }) => refund_id)).size).toBe(1)
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[2_500, 2_500], 1_000])
    await expect(refund(id, 5_900, key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })
})

describe('an order that ends after a part of it went back', () => {
  test.each(['cancel', 'return'] as const)(
    'by the step %s gives its cards and bonuses the rest, and its money is still owed',
    async (name) => {
      const { order, id, cards } = await anOrder()
      if (name === 'return') for (const one of ['pack', 'ship'] as const) await step(id, one)
      await refund(id, 11_900)
      await step(id, name)
      expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
      expect((await details(id)).refundable_parts).toEqual({ money: 59, gift_cards: 0, bonuses: 0 })
      await refund(id, 5_900)
      expect(await seen(order)).toMatchObject({
        ...{ state: 'refunded', given_back: { money: 118, gift_cards: 100, bonuses: 20 } },
      })
      expect(await mixed.books()).toEqual([])
    },
  )

  test('given back whole by the former build, which knows of no part, gets no more than it held', async () => {
    const { id, cards } = await anOrder()
    await refund(id, 11_900)
    await sql`
      with back as (
        insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
        select account_id, 'back', cause_type, cause_id, -change_minor, now() from ledger_entry h
        where cause_type = 'order' and cause_id = ${String(id)} and kind = 'hold'
        on conflict do nothing returning account_id, change_minor)
      update ledger_account a set balance_minor = balance_minor + back.change_minor
      from back where a.account_id = back.account_id`.execute(shop.db())
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
    await forget()
  })
})

test('a refund of before gave money alone: the rest of its order goes back by what is left of each', async () => {
  const { id, cards } = await anOrder()
  const payment = (await shop.payments()).find(({ order_id }) => order_id === id)
  await sql`
    with paid as (update payment set refunded_minor = 10000 where payment_id = ${payment?.payment_id} returning payment_id),
      noted as (
        insert into order_event (order_id, step, state, payment_state, taken_by, at)
        values (${id}, 'refundPart', 'placed', 'part_refunded', 'staff', now())),
      moved as (update shop_order set payment_state = 'part_refunded' where order_id = ${id})
    insert into refund (order_id, payment_id, key, amount_minor, state, created_at)
    select ${id}, payment_id, 'of-before', 10000, 'done', now() from paid`.execute(shop.db())
  expect(await mixed.books()).toEqual([])
  expect((await details(id)).refundable_parts).toEqual({ money: 18, gift_cards: 100, bonuses: 20 })
  expect(await refund(id, 13_800)).toMatchObject({ parts: { money: 18, gift_cards: 100, bonuses: 20 } })
  expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
})

describe('many give back at once', () => {
  const together = (works: readonly (() => Promise<unknown>)[]) =>
    Promise.allSettled(works.map((work) => work()))

  test.each(rounds('RACE_ROUNDS', 2))('and none more than was paid (round %i)', async () => {
    const { id, cards } = await anOrder()
    const outcomes = await together(Array.from({ length: 16 }, () => () => claim(id, 5_000)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await details(id)).refundable).toBe(38)
    await refund(id, 3_800)
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
    expect(await mixed.books()).toEqual([])
  })

  test.each(rounds('RACE_ROUNDS', 2))('beside a cancellation, each cent once (round %i)', async () => {
    const { id, cards } = await anOrder()
    await together([
      ...Array.from({ length: 4 }, () => () => claim(id, 5_000)),
      () => step(id, 'cancel'),
      ...Array.from({ length: 4 }, () => () => claim(id, 5_000)),
    ])
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
    expect(await mixed.books()).toEqual([])
  })

  test('of orders that share bonuses, and cancel them: no deadlock, and the books balance', async () => {
    await mixed.award(8_000)
    const orders = [await mixed.order(), await mixed.order(), await mixed.order()]
    const outcomes = await together(
      orders.flatMap(({ id }) => [() => claim(id, 5_000), () => claim(id, 5_000), () => step(id, 'cancel')]),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused.filter((why) => /deadlock/.test(why))).toEqual([])
    expect(await mixed.books()).toEqual([])
  })
})
