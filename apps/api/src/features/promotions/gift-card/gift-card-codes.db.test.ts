// Gift cards on a cart, over the wire: what is said of codes, and how many may be tried.
import { createCart, getTotals, updateCart } from '@vitrine/contract/cart'
import { listPaymentMethods, setShippingInformation } from '@vitrine/contract/cart/checkout'
import { applyGiftCard, checkGiftCard, removeGiftCard } from '@vitrine/contract/cart/promotions'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import type { Context } from '#api/context.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aGiftCard, aGiftProduct, aPaidCart, type GiftLine } from '../testing/a-gift-card.ts'
import { promotionsOf } from '../testing/promotions-of.ts'

let database: TestDatabase
let api: Api
let gift: GiftLine
let ctx: Context
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = aContext(database.db, { store: findStoreView('de') ?? aContext(database.db).store })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  gift = { ...(await aGiftProduct(database.db))(), qty: 1 }
  api = await buildTestApi({
    db: database.db,
    features: [cartFeature, checkoutFeature, promotionsOf(database.db)],
  })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})
beforeEach(() => database.db.deleteFrom('rate_limit' as never).execute())

async function aCart(store = 'de') {
  const shop = api.clientFor({ store })
  const query = { cartId: await shop.call(createCart) }
  await shop.call(updateCart, { query, body: { cartItem: { sku: 'FILM', qty: 1 } } })
  return {
    apply: (code: string) => shop.call(applyGiftCard, { query, body: { code } }),
    remove: (id: number) => shop.call(removeGiftCard, { query, body: { id } }),
    check: (code: string) => shop.call(checkGiftCard, { body: { code } }),
    totals: () => shop.call(getTotals, { query }),
  }
}
const refused = (code: number, errorCode: string) => ({ code, meta: { errorCode } })
const spend = async (cards: number[]) =>
  placeOrder(ctx, { body: await aPaidCart(ctx, { goods: [{ sku: 'FILM', qty: 2 }], cards }) })

describe('a cart with nothing but a card to buy', () => {
  const told = async (goods: GiftLine[]) => {
    const shop = api.clientFor({ store: 'de' })
    const query = { cartId: await shop.call(createCart) }
    for (const cartItem of goods) await shop.call(updateCart, { query, body: { cartItem } })
    const body = {
      addressInformation: { shippingAddress: { countryId: 'DE' }, paymentMethodCode: 'banktransfer' },
    }
    const { totals, payment_methods } = await shop.call(setShippingInformation, { query, body })
    const listed = await shop.call(listPaymentMethods, { query })
    expect(listed).toEqual(payment_methods)
    const rows = totals.total_segments.map(({ code }) => code)
    const off = listed.find(({ code }) => code === 'banktransfer')?.discount
    return { off, rows, total: totals.grand_total }
  }

  test('is not said to be cheaper by transfer nor to be delivered, and costs what is on the card', async () => {
    expect(await told([gift])).toEqual({
      off: 0,
      rows: ['subtotal_incl_tax', 'grand_total_before_discount', 'grand_total'],
      total: 100,
    })
  })

  test('beside something else is not delivered either, and what is else is cheaper', async () => {
    const film = { sku: 'FILM', qty: 1 } as GiftLine
    const { off, rows, total } = await told([gift, film])
    expect([off, rows.includes('payment_discount'), total]).toEqual([3, true, 158])
    expect(rows).not.toContain('shipping')
  })
})

describe('a card on a cart', () => {
  test('is put on once, pays in a row of the sums, and comes off again', async () => {
    const card = await aGiftCard(ctx, gift)
    const cart = await aCart()
    const spelled = card.code.toLowerCase().replace(/(.{4})/g, '$1 ')
    await cart.apply(spelled)
    await cart.apply(card.code)
    const totals = await cart.totals()
    expect(totals).toMatchObject({
      grand_total: 0,
      gift_cards: [{ id: card.id, code_end: card.code.slice(-4), amount: 60, left: 40 }],
    })
    expect(totals.total_segments).toContainEqual({
      code: 'gift_card',
      title: 'Geschenkgutschein',
      value: -60,
    })
    await cart.remove(card.id)
    await cart.remove(card.id)
    expect(await cart.totals()).toMatchObject({ grand_total: 60, gift_cards: [] })
  })

  test('tells what is on it, in its own money and in any store', async () => {
    const card = await aGiftCard(ctx, gift)
    const cart = await aCart('us')
    expect(await cart.check(card.code)).toMatchObject({
      balance: 100,
      currency: 'EUR',
      code_end: card.code.slice(-4),
    })
    await expect(cart.apply(card.code)).rejects.toMatchObject(refused(409, 'GIFT_CARD_FOREIGN'))
  })

  test('stops at five', async () => {
    const cart = await aCart()
    for (let card = 1; card <= 5; card += 1) await cart.apply((await aGiftCard(ctx, gift)).code)
    await expect(cart.apply((await aGiftCard(ctx, gift)).code)).rejects.toMatchObject(
      refused(409, 'GIFT_CARD_TOO_MANY'),
    )
  })
})

describe('what is said of a code', () => {
  test('one that is spent or taken back looks like one nobody has, to the last sign', async () => {
    const spent = await aGiftCard(ctx, gift)
    await spend([spent.id])
    const voided = await aGiftCard(ctx, gift)
    await sql`update gift_card set voided_at = now() where gift_card_id = ${voided.id}`.execute(database.db)
    const cart = await aCart()
    const answers = await Promise.all(
      [spent.code, voided.code, 'ABCD-EFGH-JKLM-NPQR', 'nonsense', "'; drop table gift_card --"].flatMap(
        (code) => [
          cart.apply(code).catch(({ code, message, meta }) => ({ code, message, meta })),
          cart.check(code).catch(({ code, message, meta }) => ({ code, message, meta })),
        ],
      ),
    )
    expect(answers).toHaveLength(10)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject(refused(404, 'GIFT_CARD_NOT_FOUND'))
  })

  test.each([
    ['', 400, 'GIFT_CARD_REQUIRED'],
    ['  ', 400, 'GIFT_CARD_REQUIRED'],
    ['x'.repeat(101), 400, 'VALIDATION'],
  ])('%j is refused', async (code, status, errorCode) => {
    await expect((await aCart()).apply(code)).rejects.toMatchObject(refused(status, errorCode))
  })

  test('one past its day says so, from the moment it ends', async () => {
    const card = await aGiftCard(ctx, gift)
    await sql`update gift_card set expires_at = ${ctx.now()} where gift_card_id = ${card.id}`.execute(
      database.db,
    )
    const cart = await aCart()
    for (const ask of [cart.apply, cart.check])
      await expect(ask(card.code)).rejects.toMatchObject(refused(409, 'GIFT_CARD_EXPIRED'))
  })

  test('twenty wrong ones from one address, and no more; right ones are never counted', async () => {
    const card = await aGiftCard(ctx, gift)
    const cart = await aCart()
    for (let time = 1; time <= 30; time += 1) await cart.check(card.code)
    for (let guess = 1; guess <= 20; guess += 1)
      await expect(guess % 2 ? cart.apply('WRONG') : cart.check('WRONG')).rejects.toMatchObject({ code: 404 })
    await expect(cart.apply('WRONG')).rejects.toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
    await expect(cart.check(card.code)).rejects.toMatchObject({ code: 429 })
  })
})
