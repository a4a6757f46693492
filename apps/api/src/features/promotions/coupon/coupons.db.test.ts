import { createCart, getTotals, updateCart } from '@vitrine/contract/cart'
import { applyCoupon, deleteCoupon, getCoupon } from '@vitrine/contract/cart/promotions'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop, refusal } from '#api/features/orders/testing/open-order-shop.ts'
import { aContext } from '#api/testing/test-context.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { saveCoupons } from './save-coupons.ts'

const shop = openOrderShop(async (db, { sock }) => {
  await aCoupon(db, { code: 'TEN' })
  await aCoupon(db, { code: 'FIVER', type: 'fixed', amountMinor: 500, stores: ['de'] })
  await aCoupon(db, { code: 'BIG', percent: 15, minimumMinor: 20_000, free_delivery: true })
  await aCoupon(db, { code: 'ONCE', total_limit: 1 })
  await aCoupon(db, { code: 'EACH', customer_limit: 1 })
  await aCoupon(db, { code: 'LAST', total_limit: 1 })
  await aCoupon(db, { code: 'ENDING' })
  await aCoupon(db, { code: 'OVER', ends_at: new Date('2020-01-01') })
  await aCoupon(db, { code: 'SOON', starts_at: new Date('2999-01-01') })
  await aCoupon(db, { code: 'OFF', enabled: false })
  const coupon_id = await aCoupon(db, { code: 'FEET', percent: 50 })
  await db.insertInto('coupon_product').values({ coupon_id, product_id: sock }).execute()
  const [outer, inner] = [await aCategory(db, 'all', null), await aCategory(db, 'feet', 'all')]
  await db.insertInto('product_category').values({ product_id: sock, category_id: inner }).execute()
  const wide = await aCoupon(db, { code: 'WIDE', percent: 20 })
  await db.insertInto('coupon_category').values({ coupon_id: wide, category_id: outer }).execute()
})

async function aCategory(
  db: ReturnType<typeof shop.db>,
  key: string,
  parent: string | null,
): Promise<number> {
  const parent_id =
    parent &&
    (
      await db
        .selectFrom('category')
        .select('category_id')
        .where('key', '=', parent)
        .executeTakeFirstOrThrow()
    ).category_id
  const made = await db
    .insertInto('category')
    .values({ key, level: parent ? 2 : 1, parent_id: parent_id || null })
    .returning('category_id')
    .executeTakeFirstOrThrow()
  return made.category_id
}

let cartId: string
const client = (store = 'de') => shop.store(store)
const put = (coupon: string, store = 'de') => client(store).call(applyCoupon, { query: { cartId, coupon } })
const totals = () => client().call(getTotals, { query: { cartId } })
const fill = async (goods: Record<string, number>, store = 'de') => {
  cartId = await client(store).call(createCart)
  for (const [sku, qty] of Object.entries(goods))
    await client(store).call(updateCart, { query: { cartId }, body: { cartItem: { sku, qty } } })
}
beforeAll(() => fill({ SCARF: 1 }))

describe('a coupon on a cart', () => {
  test('takes off what it says, is named in the sums, and goes again', async () => {
    await fill({ SCARF: 1 })
    expect(await put(' ten ')).toMatchObject({
      code: 'TEN',
      type: 'percent',
      value: 10,
      active: true,
      problem: null,
    })
    // 11.90 rounded up to a whole euro.
    expect(await totals()).toMatchObject({ coupon_code: 'TEN', discount_amount: -12, grand_total: 107 })
    expect((await totals()).total_segments).toContainEqual({
      code: 'coupon_code',
      title: 'Gutschein TEN',
      value: -12,
    })
    expect(await client().call(getCoupon, { query: { cartId } })).toMatchObject({ code: 'TEN' })
    expect(await client().call(deleteCoupon, { query: { cartId } })).toBe(true)
    expect(await client().call(deleteCoupon, { query: { cartId } })).toBe(true)
    expect(await client().call(getCoupon, { query: { cartId } })).toBeNull()
    expect(await totals()).toMatchObject({ coupon_code: null, grand_total: 119 })
  })

  test.each(['ten', ' TEN\u200b', 'ＴＥＮ'])('however it is pasted or typed: %j', async (typed) => {
    await fill({ SCARF: 1 })
    expect(await put(typed)).toMatchObject({ code: 'TEN', active: true })
  })

  test('stands alone: another one takes its place', async () => {
    await fill({ SCARF: 1 })
    await put('TEN')
    expect(await put('FIVER')).toMatchObject({ type: 'fixed', value: 5 })
    expect(await totals()).toMatchObject({ coupon_code: 'FIVER', grand_total: 114 })
  })

  test('below its minimum it stays, says so and waits', async () => {
    await fill({ SCARF: 1 })
    expect(await put('BIG')).toMatchObject({ active: false, problem: 'COUPON_MINIMUM', minimum: 200 })
    expect(await totals()).toMatchObject({ coupon_code: null, grand_total: 119 })
    await client().call(updateCart, { query: { cartId }, body: { cartItem: { sku: 'SCARF', qty: 2 } } })
    expect(await totals()).toMatchObject({ coupon_code: 'BIG', discount_amount: -36 })
  })

  test('is for the goods it names, by themselves or by a category above theirs', async () => {
    await fill({ SCARF: 1, SOCK: 3 })
    await put('FEET')
    expect((await totals()).items.map((item) => item.discount_amount)).toEqual([0, 8])
    await put('WIDE')
    expect((await totals()).items.map((item) => item.discount_amount)).toEqual([0, 3])
    await fill({ SCARF: 1 })
    expect(await put('FEET')).toMatchObject({ active: false, problem: 'COUPON_NOT_FOR_THESE' })
  })

  test.each([
    ['', 400, 'COUPON_REQUIRED'],
    ['  ', 400, 'COUPON_REQUIRED'],
    ['NOBODY', 404, 'COUPON_NOT_FOUND'],
    ["x'; drop table coupon", 404, 'COUPON_NOT_FOUND'],
    ['SOON', 404, 'COUPON_NOT_FOUND'],
    ['OFF', 404, 'COUPON_NOT_FOUND'],
    ['OVER', 409, 'COUPON_EXPIRED'],
  ])('%j is refused with %i %s, and the one before stays', async (coupon, status, code) => {
    await fill({ SCARF: 1 })
    await put('TEN')
    await expect(put(coupon)).rejects.toMatchObject({ ...refusal(status, code), result: code })
    expect((await totals()).coupon_code).toBe('TEN')
  })

  test('is known in its own stores alone, and nobody puts one on another’s cart', async () => {
    await fill({ SCARF: 1 }, 'us')
    await expect(put('FIVER', 'us')).rejects.toMatchObject(refusal(404, 'COUPON_NOT_FOUND'))
    await expect(
      client().call(applyCoupon, { query: { cartId: 'f'.repeat(32), coupon: 'TEN' } }),
    ).rejects.toMatchObject(refusal(404, 'CART_NOT_FOUND'))
  })
})

describe('an order with a coupon', () => {
  const goods = [{ sku: 'SCARF', qty: 1 }]
  async function buyWith(coupon: string, overrides: object = {}) {
    const buyer = await aBuyer(shop.store(), goods)
    cartId = buyer.cartId
    await put(coupon)
    return buyer.buy(overrides)
  }
  const used = async (code: string) =>
    (await shop.db().selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow())
      .used
  const cancel = (orderId: number) => {
    const ctx = aContext(shop.db(), { actor: { kind: 'system', job: 'command:session' } })
    return takeOrderStep(ctx, { orderId, step: 'cancel', by: 'system' })
  }

  test('costs what was shown; its use is given back once when it is canceled', async () => {
    const placed = await buyWith('ONCE', { expected_total: 111.9 })
    expect(placed.order.grand_total).toBe(107 + 4.9)
    expect(await used('ONCE')).toBe(1)
    await fill({ SCARF: 1 })
    await expect(put('ONCE')).rejects.toMatchObject(refusal(409, 'COUPON_USED'))
    await cancel(placed.order.id)
    expect(await used('ONCE')).toBe(0)
    expect(await put('ONCE')).toMatchObject({ active: true })
  })

  test('one use each: the same mailbox in another spelling is the same buyer', async () => {
    const spelled = (email: string) => {
      const address = {
        firstname: 'A',
        lastname: 'B',
        street: ['S 1'],
        city: 'B',
        postcode: '10115',
        country_id: 'DE',
        email,
      }
      return {
        addressInformation: {
          shippingAddress: address,
          billingAddress: address,
          shipping_carrier_code: 'parcelshop',
          shipping_method_code: 'standard',
          payment_method_code: 'invoice',
        },
      }
    }
    await buyWith('EACH', spelled('eve@example.org'))
    await expect(buyWith('EACH', spelled('Eve+again@example.org'))).rejects.toMatchObject(
      refusal(409, 'COUPON_USED'),
    )
    await buyWith('EACH', spelled('adam@example.org'))
    expect(await used('EACH')).toBe(2)
  })

  describe('with a coupon that lapsed while it was on the cart is refused by the reason the cart gives', () => {
    const change = (code: string, facts: object) =>
      shop.db().updateTable('coupon').set(facts).where('code', '=', code).execute()
    test.each([
      ['LAST', 'COUPON_USED', () => change('LAST', { used: 1 }), () => change('LAST', { used: 0 })],
      ['ENDING', 'COUPON_EXPIRED', () => change('ENDING', { ends_at: new Date('2020-01-01') }), () => {}],
      ['BIG', 'COUPON_MINIMUM', () => {}, () => {}],
      ['FEET', 'COUPON_NOT_FOR_THESE', () => {}, () => {}],
    ])('%s: 409 %s', async (...[code, key, lapse, restore]) => {
      const buyer = await aBuyer(shop.store(), goods)
      cartId = buyer.cartId
      await put(code)
      await lapse()
      expect(await client().call(getCoupon, { query: { cartId } })).toMatchObject({ problem: key })
      await expect(buyer.buy({ coupon: code.toLowerCase() })).rejects.toMatchObject({
        ...refusal(409, key),
        meta: { errorCode: key, field: 'coupon', details: [{ path: 'coupon', key: 'REFUSED' }] },
      })
      await expect(buyer.buy({ coupon: 'OTHER' })).rejects.toMatchObject(refusal(409, 'COUPON_NOT_FOUND'))
      expect(await shop.countOrders()).toBe(0)
      await restore()
    })
  })

  test('a coupon that ended meanwhile is asked, not charged', async () => {
    const buyer = await aBuyer(shop.store(), goods)
    cartId = buyer.cartId
    await put('TEN')
    const shown = (await totals()).grand_total + 4.9
    await shop.db().updateTable('coupon').set({ enabled: false }).where('code', '=', 'TEN').execute()
    await expect(buyer.buy({ expected_total: shown })).rejects.toMatchObject(refusal(409, 'TOTAL_CHANGED'))
    await shop.db().updateTable('coupon').set({ enabled: true }).where('code', '=', 'TEN').execute()
    expect((await buyer.buy({ expected_total: shown })).order.grand_total).toBe(shown)
  })
})

test('a shop’s own coupons are laid down once, and what was changed since stays', async () => {
  const record = {
    code: 'LAID',
    type: 'fixed',
    amountMinor: { de: 700 },
    minimumMinor: { de: 3000 },
    categories: ['feet'],
    stores: ['de'],
  } as const
  expect(await saveCoupons(shop.db(), [record])).toBe(1)
  await shop.db().updateTable('coupon').set({ total_limit: 9 }).where('code', '=', 'LAID').execute()
  expect(await saveCoupons(shop.db(), [record])).toBe(0)
  await fill({ SOCK: 9 })
  expect(await put('LAID')).toMatchObject({ value: 7, minimum: 30, active: true })
  await fill({ SCARF: 1 })
  expect(await put('LAID')).toMatchObject({ problem: 'COUPON_NOT_FOR_THESE' })
})
