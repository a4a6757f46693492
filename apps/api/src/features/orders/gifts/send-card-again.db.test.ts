// A gift card whose mail was lost: sent again by whoever bought it or the staff, with a code that replaces the one before.
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { findGiftCard } from '#api/features/promotions/gift-card/find-gift-cards.ts'
import { giftCardMail } from '#api/features/promotions/gift-card/gift-card-mail.ts'
import {
  aGiftProduct,
  balanceOf,
  codesInOutbox,
  type GiftLine,
  stepOf,
} from '#api/features/promotions/testing/a-gift-card.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { getOrder } from '../get-order.ts'
import { SETTLED_OUTSIDE } from '../order-payments.ts'
import { placeOrder } from '../place-order.ts'
import { aFilledCart, readOrder } from '../testing/a-buyer.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '../testing/crowd.ts'
import { type AgainGuards, againGuards, sendCardAgain } from './send-card-again.ts'

const BOUGHT = '2026-03-01T12:00:00Z'
const LATER = '2026-03-02T12:00:00Z'
let database: TestDatabase
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await aCatalogue(database.db)
  gift = { ...(await aGiftProduct(database.db))(), qty: 1 }
  await database.db.insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
  await warmPool(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('rate_limit' as never).execute()
})

const at = (now = LATER): Context => {
  const { store } = aContext(database.db)
  return aContext(database.db, { store: findStoreView('de') ?? store, now: () => new Date(now) })
}
const codes = () => codesInOutbox(database.db)
const opens = async (code = '') => (await findGiftCard(at(), code))?.balanceMinor

/** Bought and paid; answers what its buyer knows. */
async function aBoughtCard() {
  const body = readOrder(await aFilledCart(at(BOUGHT), [gift]), [gift])
  const { order, access_key: key } = await placeOrder(at(BOUGHT), { body })
  await stepOf(at(BOUGHT), order.id, 'pay')
  const asked = { id: order.number, key }
  const { gift_cards } = await getOrder(at(), SETTLED_OUTSIDE, asked)
  return { orderId: order.id, asked, card: gift_cards[0]?.id ?? 0, gift_cards }
}
type Bought = Awaited<ReturnType<typeof aBoughtCard>>
const again = ({ orderId, card: giftCardId }: Bought, ctx = at(), guards?: AgainGuards) =>
  sendCardAgain(ctx, { orderId, giftCardId, by: ctx.actor.kind === 'guest' ? 'customer' : 'staff' }, guards)

describe('a card whose mail was lost', () => {
  test('goes out again with a new code; the one before opens nothing, and its money is the same', async () => {
    const bought = await aBoughtCard()
    const [lost = ''] = await codes()
    expect(bought.gift_cards).toMatchObject([
      { value: 100, recipient: 'Eve', email: 'eve@example.org', code_end: lost.slice(-4) },
    ])
    const told = await again(bought)
    const [, code = ''] = await codes()
    expect(told).toMatchObject({ code_end: code.slice(-4), sent_at: '2026-03-02T12:00:00.000Z' })
    expect([await opens(lost), await opens(code)]).toEqual([undefined, 10_000])
    expect(await balanceOf(database.db, bought.card)).toBe(10_000)
    const mail = (code: string) =>
      giftCardMail({ giftCardId: bought.card, secret: { code } }, { db: database.db, publicUrl: '' })
    // Still on its way when the new one was made, it would bring a code that opens nothing.
    expect([await mail(lost), (await mail(code))?.to]).toEqual([undefined, 'eve@example.org'])
  })

  test('of who deleted their account it began with the gap of a name', async () => {
    const bought = await aBoughtCard()
    const names = await database.db
      .updateTable('shop_order')
      .set({ billing_address: JSON.stringify({ country_id: 'DE' }) as never })
      .where('order_id', '=', bought.orderId)
      .executeTakeFirst()
    const code = (await codes()).at(-1) ?? ''
    const given = { giftCardId: bought.card, secret: { code } }
    const mail = await giftCardMail(given, { db: database.db, publicUrl: '' })
    expect([names.numUpdatedRows, mail?.text]).toEqual([1n, expect.stringContaining('geschenkt bekommen')])
  })

  test('is noted with who asked for it, without the code', async () => {
    const bought = await aBoughtCard()
    await again(bought)
    await again(bought, asStaff(at('2026-03-02T13:00:00Z')))
    const events = database.db.selectFrom('order_event').select(['taken_by', 'customer_id', 'details'])
    const own = events.where('step', '=', 'sendGiftCard').where('order_id', '=', bought.orderId)
    const noted = await own.orderBy('event_id').execute()
    const ends = (await codes()).slice(1).map((code) => code.slice(-4))
    expect(noted.map((one) => [one.taken_by, one.customer_id, one.details])).toEqual([
      ['customer', null, { code_end: ends[0] }],
      ['staff', 5, { code_end: ends[1] }],
    ])
  })

  test('is that of its order alone, and not of one nobody has paid', async () => {
    const [bought, other] = [await aBoughtCard(), await aBoughtCard()]
    await expect(again({ ...bought, card: other.card })).rejects.toMatchObject({ status: 409 })
    const body = readOrder(await aFilledCart(at(BOUGHT), [gift]), [gift])
    const { order } = await placeOrder(at(BOUGHT), { body })
    const cards = database.db.selectFrom('gift_card').select('gift_card_id')
    const { gift_card_id: card } = await cards.where('order_id', '=', order.id).executeTakeFirstOrThrow()
    await expect(again({ ...bought, orderId: order.id, card })).rejects.toMatchObject({ status: 409 })
    expect(await codes()).toHaveLength(2)
  })

  test('goes out three times a day, not more', async () => {
    const bought = await aBoughtCard()
    for (const hour of [13, 14, 15]) await again(bought, at(`2026-03-02T${hour}:00:00Z`))
    await expect(again(bought, at('2026-03-02T16:00:00Z'))).rejects.toMatchObject({ status: 429 })
    expect(await opens((await codes()).at(-1))).toBe(10_000)
  })

  test('pressed three times at once goes out once, and what was refused uses nothing up', async () => {
    const bought = await aBoughtCard()
    const outcomes = await together(3, () => again(bought))
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 2 }])
    const [, code, ...more] = await codes()
    expect([await opens(code), more]).toEqual([10_000, []])
    for (const hour of [13, 14]) await again(bought, at(`2026-03-02T${hour}:00:00Z`))
  })

  test('asked for by a crowd goes out once', async () => {
    const bought = await aBoughtCard()
    const outcomes = await together(50, () => again(bought))
    expect([answersOf(outcomes).length, await opens((await codes())[1])]).toEqual([1, 10_000])
    expect(await codes()).toHaveLength(2)
  })

  test('and its order canceled at once: no code opens it after', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bought = await aBoughtCard()
      await Promise.allSettled([again(bought), stepOf(at(), bought.orderId, 'cancel')])
      for (const code of await codes()) expect(await opens(code)).toBeUndefined()
      await expect(again(bought, at('2026-03-02T13:00:00Z'))).rejects.toMatchObject({ status: 409 })
      await database.db.deleteFrom('outbox').execute()
    }
  })

  test('that dies half-way keeps the code it had', async () => {
    const bought = await aBoughtCard()
    const [code] = await codes()
    const takeCard: AgainGuards['takeCard'] = async (...asked) => {
      await againGuards.takeCard(...asked)
      throw new Error('the power went out')
    }
    await expect(again(bought, at(), { takeCard })).rejects.toThrow('the power went out')
    expect([await opens(code), await codes()]).toEqual([10_000, [code]])
    await again(bought)
  })
})

describe('each guard is needed', () => {
  const blindly: AgainGuards['takeCard'] = ({ db, now }, { giftCardId }, code) =>
    db
      .updateTable('gift_card')
      .set({ ...code, sent_at: now() })
      .where('gift_card_id', '=', giftCardId)
      .returningAll()
      .executeTakeFirst()

  test('a card taken whenever it was sent goes out as often as it is pressed', async () => {
    const bought = await aBoughtCard()
    await together(20, () => again(bought, at(), { takeCard: blindly }))
    expect((await codes()).length).toBeGreaterThan(2)
  })

  test('a card taken whatever became of its order is mailed though it holds nothing', async () => {
    const bought = await aBoughtCard()
    const takeCard: AgainGuards['takeCard'] = async (ctx, wish, code) => {
      const cards = database.db.updateTable('gift_card').set({ voided_at: ctx.now() })
      await cards.where('gift_card_id', '=', bought.card).execute()
      return (takes ? againGuards.takeCard : blindly)(ctx, wish, code)
    }
    let takes = false
    await again(bought, at(), { takeCard })
    takes = true
    await expect(again(bought, at('2026-03-02T13:00:00Z'), { takeCard })).rejects.toMatchObject({
      status: 409,
    })
  })
})
