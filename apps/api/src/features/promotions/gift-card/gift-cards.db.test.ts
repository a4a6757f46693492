// The life of a gift card: bought, paid, mailed on its day, spent in parts, and back where something is undone.
import { spellCode } from '@vitrine/domain/promotion/gift-card-code'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import {
  aGiftCard,
  aGiftProduct,
  aPaidCart,
  balanceOf,
  codesInOutbox,
  type GiftLine,
  orderGift,
  stepOf,
} from '../testing/a-gift-card.ts'
import { giftCardMail } from './gift-card-mail.ts'
import { sendGiftCards } from './send-gift-cards.ts'

let database: TestDatabase
let before: StockBefore
let lineFor: Awaited<ReturnType<typeof aGiftProduct>>
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase({ max: 8 })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  lineFor = await aGiftProduct(database.db)
  gift = { ...lineFor(), qty: 1 }
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('shop_order').execute()
  before = await countStock(database.db)
})
afterEach(async () => expect(await audit(database.db, before)).toEqual([]))

const at = (now: string, store = 'de'): Context =>
  aContext(database.db, {
    store: findStoreView(store) ?? aContext(database.db).store,
    now: () => new Date(now),
  })
const TODAY = '2026-03-01T12:00:00Z'
const shop = (store = 'de') => at(TODAY, store)
const buy = async (cards: number[], goods = [{ sku: 'FILM', qty: 1 }], ctx = shop()) =>
  (await placeOrder(ctx, { body: await aPaidCart(ctx, { goods, cards }) })).order

describe('a card that is bought', () => {
  test('holds nothing and has no code before its order is paid; then it has both', async () => {
    const orderId = await orderGift(shop(), gift)
    expect(await codesInOutbox(database.db)).toEqual([])
    await stepOf(shop(), orderId, 'pay')
    const [code = ''] = await codesInOutbox(database.db)
    const card = await database.db.selectFrom('gift_card').selectAll().executeTakeFirstOrThrow()
    expect(await balanceOf(database.db, card.gift_card_id)).toBe(10_000)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    expect(card).toMatchObject({ code_end: code.slice(-4), email: 'eve@example.org', currency_code: 'EUR' })
    expect(card.expires_at?.toISOString()).toBe('2029-03-01T22:59:59.000Z')
    expect(JSON.stringify(card)).not.toContain(code)
  })

  test('waits for the morning of its day where the shop is, and is mailed once', async () => {
    const line = { ...lineFor({ gift_email: 'eve@example.org', gift_day: '2026-03-08' }), qty: 1 }
    await stepOf(shop(), await orderGift(shop(), line), 'pay')
    const send = (now: string) => sendGiftCards(at(now))
    expect([await send(TODAY), await send('2026-03-08T06:59:00Z')]).toEqual([0, 0])
    const sent = await together(6, () => send('2026-03-08T07:00:00Z'))
    expect(sent.map((one) => ('answer' in one ? one.answer : one.error.message)).sort()).toEqual([
      0, 0, 0, 0, 0, 1,
    ])
    expect(await codesInOutbox(database.db)).toHaveLength(1)
  })

  test.each([
    ['us', 'Eve, a gift for you', '$100'],
    ['de', 'Eve, ein Geschenk für Sie', '100 €'],
    ['ru', 'Eve, для вас подарок', '100 ₽'],
    ['ua', 'Eve, для вас подарунок', '100 €'],
    ['cn', 'Eve，您有一份礼物', '$100'],
  ])('is told in the language of its shop (%s)', async (store, title, price) => {
    const line = {
      ...lineFor({ gift_email: 'eve@example.org', gift_name: 'Eve', gift_words: '<b>Hi</b>' }),
      qty: 1,
    }
    const orderId = await orderGift(shop('de'), line)
    const storeId = findStoreView(store)?.storeId ?? 0
    await stepOf(shop(), orderId, 'pay')
    await database.db.updateTable('gift_card').set({ store_id: storeId }).execute()
    const { gift_card_id: giftCardId } = await database.db
      .selectFrom('gift_card')
      .selectAll()
      .executeTakeFirstOrThrow()
    const [code = ''] = await codesInOutbox(database.db)
    const mail = await giftCardMail(
      { giftCardId, secret: { code } },
      { db: database.db, publicUrl: 'https://shop.example' },
    )
    expect(mail?.to).toBe('eve@example.org')
    expect(mail?.text).toContain(title)
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(price)
    expect(mail?.text).toContain(spellCode(code))
    expect(mail?.text).toContain('Anna Berg')
    expect(mail?.html).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  })

  test('goes with its order: canceled, returned or paid back, it is taken back', async () => {
    for (const steps of [['cancel'], ['pack', 'ship', 'return'], ['refund']] as const) {
      const card = await aGiftCard(shop(), gift)
      for (const step of steps) await stepOf(shop(), card.orderId, step)
      expect(await balanceOf(database.db, card.id)).toBe(0)
      expect(await buy([card.id])).toMatchObject({ grand_total: 60, paid: false })
    }
  })

  test('that was spent from keeps its order: nobody is paid twice', async () => {
    const card = await aGiftCard(shop(), gift)
    await buy([card.id])
    await expect(stepOf(shop(), card.orderId, 'cancel')).rejects.toMatchObject({ message: 'GIFT_CARD_SPENT' })
    expect(await balanceOf(database.db, card.id)).toBe(4000)
  })

  test('of an order whose money came after it was canceled is none', async () => {
    const orderId = await orderGift(shop(), gift)
    await stepOf(shop(), orderId, 'cancel')
    await stepOf(shop(), orderId, 'pay')
    expect(await codesInOutbox(database.db)).toEqual([])
  })
})

describe('a card that is spent', () => {
  test('pays in parts; what it pays whole is paid at once; the rest of the last is money', async () => {
    const card = await aGiftCard(shop(), gift)
    expect(await buy([card.id])).toMatchObject({ grand_total: 0, paid: true })
    expect(await buy([card.id])).toMatchObject({ grand_total: 20, paid: false })
    expect(await balanceOf(database.db, card.id)).toBe(0)
    expect(await buy([card.id])).toMatchObject({ grand_total: 60, paid: false })
  })

  test('with a second one: the first goes first', async () => {
    const [one, other] = [await aGiftCard(shop(), gift), await aGiftCard(shop(), gift)]
    expect(await buy([other.id, one.id], [{ sku: 'FILM', qty: 2 }])).toMatchObject({ grand_total: 0 })
    expect([await balanceOf(database.db, one.id), await balanceOf(database.db, other.id)]).toEqual([8000, 0])
  })

  test('gets its money back once when the order is canceled, returned or paid back', async () => {
    const card = await aGiftCard(shop(), gift)
    for (const steps of [['cancel'], ['pack', 'ship', 'return'], ['refund']] as const) {
      const { id } = await buy([card.id], [{ sku: 'FILM', qty: 2 }])
      expect(await balanceOf(database.db, card.id)).toBe(0)
      if (steps[0] === 'refund') await stepOf(shop(), id, 'pay')
      for (const step of steps) await stepOf(shop(), id, step)
      expect(await balanceOf(database.db, card.id)).toBe(10_000)
    }
  })

  test('in its last days, whose order comes back after them, can be spent for three months more', async () => {
    const card = await aGiftCard(shop(), gift)
    const { id } = await buy([card.id], undefined, at('2029-02-20T12:00:00Z'))
    for (const step of ['pack', 'ship', 'return'] as const) await stepOf(at('2029-03-10T12:00:00Z'), id, step)
    expect(await balanceOf(database.db, card.id)).toBe(10_000)
    expect(await buy([card.id], undefined, at('2029-06-08T21:59:00Z'))).toMatchObject({ grand_total: 0 })
    expect(await buy([card.id], undefined, at('2029-06-08T22:00:00Z'))).toMatchObject({ grand_total: 60 })
  })

  test('whose order comes back long before its end ends when it did', async () => {
    const card = await aGiftCard(shop(), gift)
    const { id } = await buy([card.id])
    await stepOf(shop(), id, 'cancel')
    const { expires_at } = await database.db
      .selectFrom('gift_card')
      .select('expires_at')
      .where('gift_card_id', '=', card.id)
      .executeTakeFirstOrThrow()
    expect(expires_at?.toISOString()).toBe('2029-03-01T22:59:59.000Z')
  })

  test('is taken all through the day its letter names as the last', async () => {
    const card = await aGiftCard(shop(), gift)
    expect(await buy([card.id], undefined, at('2029-03-01T22:59:00Z'))).toMatchObject({ grand_total: 0 })
  })

  test('pays in the stores of its currency, until its day, and for no other card', async () => {
    const card = await aGiftCard(shop(), gift)
    expect(await buy([card.id], undefined, at('2029-03-01T23:00:00Z'))).toMatchObject({ grand_total: 60 })
    expect(await buy([card.id], undefined, shop('eu'))).toMatchObject({ grand_total: 0 })
    const body = await aPaidCart(shop(), { goods: [gift], cards: [card.id] })
    expect((await placeOrder(shop(), { body })).order).toMatchObject({ grand_total: 100, paid: false })
    expect(await balanceOf(database.db, card.id)).toBe(4000)
  })
})
