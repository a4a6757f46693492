// What goes back of an order that gift cards, bonuses and money paid together; and each guard taken out in turn.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { getStaffOrder } from '#api/features/orders/staff/get-staff-order.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { giveBackHolds } from '#api/ledger/give-back.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aContext } from '#api/testing/test-context.ts'
import { aMixedShop } from '../testing/a-mixed-shop.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { claimRefund, type RefundGuards, refundGuards } from './claim-refund.ts'
import { refundOrder } from './refund-order.ts'

const DAY_MS = 86_400_000
const shop = openPaymentShop({ max: 32 })
const mixed = aMixedShop(shop)
const staff = () => asStaff(aContext(shop.db(), { now: shop.now }))
const wish = (orderId: number, amountMinor: number, key: string = crypto.randomUUID()) => ({
  ...{ orderId, amountMinor, key, reason: 'too small' },
})
const refund = (orderId: number, amountMinor: number, key?: string) =>
  refundOrder(staff(), shop.deps(), wish(orderId, amountMinor, key))
const step = (orderId: number, name: Parameters<typeof takeOrderStep>[1]['step']) =>
  takeOrderStep(staff(), { orderId, step: name, by: 'staff' })
const details = (id: number) => getStaffOrder(staff(), { payments: shop.forOrders() }, id)
const atGateway = async () =>
  (await shop.db().selectFrom('test_gateway_payment').select('refunded_minor').execute()).reduce(
    (sum, { refunded_minor }) => sum + refunded_minor,
    0,
  )
/** The books as they must be, for the test after one that broke them. */
async function forget() {
  await shop.db().deleteFrom('shop_order').execute()
  await shop.db().updateTable('stock_item').set({ qty: 500 }).where('qty', '>', 100).execute()
}
const seen = async (order: Parameters<typeof shop.see>[0]) => (await shop.see(order)).payment

/** Two scarves: 238, of it 100 by two cards, 20 by bonuses. */
const anOrder = () => mixed.order({ qty: 2, cards: 2 })

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
  const claim = (orderId: number, guards: RefundGuards = refundGuards) =>
    inTransaction(staff(), (ctx) => claimRefund(ctx, wish(orderId, 5_000), guards))

  test.each(rounds('RACE_ROUNDS', 2))('and none more than was paid (round %i)', async () => {
    const { id, cards } = await anOrder()
    const outcomes = await together(Array.from({ length: 16 }, () => () => claim(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await details(id)).refundable).toBe(38)
    await refund(id, 3_800)
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
    expect(await mixed.books()).toEqual([])
  })

  test.each(rounds('RACE_ROUNDS', 2))('beside a cancellation, each cent once (round %i)', async () => {
    const { id, cards } = await anOrder()
    await together([
      ...Array.from({ length: 4 }, () => () => claim(id)),
      () => step(id, 'cancel'),
      ...Array.from({ length: 4 }, () => () => claim(id)),
    ])
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[5_000, 5_000], 2_000])
    expect(await mixed.books()).toEqual([])
  })

  test('of orders that share bonuses, and cancel them: no deadlock, and the books balance', async () => {
    await mixed.award(8_000)
    const orders = [await mixed.order(), await mixed.order(), await mixed.order()]
    const outcomes = await together(
      orders.flatMap(({ id }) => [() => claim(id), () => claim(id), () => step(id, 'cancel')]),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused.filter((why) => /deadlock/.test(why))).toEqual([])
    expect(await mixed.books()).toEqual([])
  })
})

describe('on a card that has ended meanwhile', () => {
  const endAll = () =>
    shop
      .db()
      .updateTable('gift_card')
      .set({ expires_at: new Date(shop.now().getTime() - DAY_MS) })
      .execute()
  const daysLeft = async (ids: readonly number[]) => {
    const cards = await shop
      .db()
      .selectFrom('gift_card')
      .select('expires_at')
      .where('gift_card_id', 'in', ids)
      .execute()
    return cards.map(({ expires_at }) =>
      Math.round(((expires_at?.getTime() ?? 0) - shop.now().getTime()) / DAY_MS),
    )
  }

  test('its part can be spent for 90 days more, and one that is good for longer keeps its end', async () => {
    const { id, cards } = await anOrder()
    const [ended = 0, good = 0] = cards
    await endAll()
    const inAYear = new Date(shop.now().getTime() + 365 * DAY_MS)
    await shop
      .db()
      .updateTable('gift_card')
      .set({ expires_at: inAYear })
      .where('gift_card_id', '=', good)
      .execute()
    await refund(id, 11_900)
    expect([await daysLeft([ended]), await daysLeft([good])]).toEqual([[90], [365]])
  })

  test('mutant: given back by the balance alone, it lies where nobody can spend it', async () => {
    const { id, cards } = await anOrder()
    await endAll()
    const giveBackPart: RefundGuards['giveBackPart'] = async (ctx, part) => {
      await refundGuards.giveBackPart(ctx, part)
      await ctx.db
        .updateTable('gift_card')
        .set({ expires_at: new Date(shop.now().getTime() - DAY_MS) })
        .execute()
    }
    await inTransaction(staff(), (ctx) =>
      claimRefund(ctx, wish(id, 11_900), { ...refundGuards, giveBackPart }),
    )
    expect(await mixed.cards(cards)).toEqual([2_500, 2_500])
    expect((await mixed.books()).join()).toMatch(
      /of refund \d+ came back on gift card \d+ what had ended by then/,
    )
    await forget()
  })
})

describe('without one of its guards', () => {
  const claimBy = (orderId: number, guards: Partial<RefundGuards>) =>
    inTransaction(staff(), (ctx) => claimRefund(ctx, wish(orderId, 5_000), { ...refundGuards, ...guards }))

  test('mutant: a refund that says cards got their part and gives them none is noticed', async () => {
    const { id } = await anOrder()
    await claimBy(id, { giveBackPart: async () => {} })
    expect((await mixed.books()).join()).toMatch(
      /says 2101 of gift cards and 420 of bonuses, and gave 0 and 0/,
    )
    await forget()
  })

  test('mutant: money that goes first leaves cards and bonuses to pay what is kept', async () => {
    const { id, cards } = await anOrder()
    const judge: RefundGuards['judgeRefund'] = (_, amount) => ({
      ...{ ok: true, step: 'refundPart' },
      parts: { moneyMinor: amount, giftCardMinor: 0, bonusMinor: 0 },
    })
    await claimBy(id, { judgeRefund: judge })
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[0, 0], 0])
  })

  test('mutant: all that was held given back for a part is noticed', async () => {
    const { id } = await anOrder()
    await claimBy(id, { giveBackPart: (ctx, { orderId }) => giveBackHolds(ctx, orderId) })
    expect((await mixed.books()).join()).toMatch(`what accounts paid of order ${id} was given back`)
    await forget()
  })

  test('mutant: without the clamp of the table the former build would give a part twice', async () => {
    await sql`alter table ledger_entry disable trigger ledger_entry_back_within_hold`.execute(shop.db())
    const { id } = await anOrder()
    await refund(id, 11_900)
    await sql`
      insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
      select account_id, 'back', cause_type, cause_id, -change_minor, now() from ledger_entry
      where cause_type = 'order' and cause_id = ${String(id)} and kind = 'hold'`.execute(shop.db())
    expect((await mixed.books()).join()).toMatch(`what accounts paid of order ${id} was given back twice`)
    await sql`alter table ledger_entry enable trigger ledger_entry_back_within_hold`.execute(shop.db())
    await forget()
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(shop.db())
  })
})
