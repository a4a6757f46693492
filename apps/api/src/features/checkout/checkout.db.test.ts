import { createCart, getTotals, pullCart, updateCart } from '@vitrine/contract/cart'
import {
  askShippingMethods,
  collectTotals,
  listPaymentMethods,
  listShippingMethods,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { checkoutFeature } from './index.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'JUMPER', priceMinor: 13_000 })
  await aProduct(database.db, { sku: 'SCARF', priceMinor: 11_900 })
  await aProduct(database.db, { sku: 'PATTERN', type: 'downloadable', priceMinor: 900 })
  api = await buildTestApi({ db: database.db, features: [cartFeature, checkoutFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

async function aCart(lines: Record<string, number>, store = 'de') {
  const shop = api.clientFor({ store })
  const query = { cartId: await shop.call(createCart) }
  for (const [sku, qty] of Object.entries(lines))
    await shop.call(updateCart, { query, body: { cartItem: { sku, qty } } })
  const choose = (chosen: object, countryId = 'DE') =>
    shop.call(setShippingInformation, {
      query,
      body: { addressInformation: { shippingAddress: { countryId }, ...chosen } },
    })
  return { shop, query, choose }
}
const parcel = { shippingCarrierCode: 'parcelshop', shippingMethodCode: 'standard' }
const express = { shippingCarrierCode: 'express', shippingMethodCode: 'nextday' }
const codes = (list: { carrier_code: string }[]) => list.map((one) => one.carrier_code)

describe('POST /api/cart/shipping-methods', () => {
  test('who has no cart yet is told the ways of the store, too', async () => {
    const { shop } = await aCart({ SCARF: 1 })
    const ways = await shop.call(listShippingMethods, { query: {} })
    expect(ways[0]).toMatchObject({ carrier_code: 'parcelshop', default: true, countries: ['DE'] })
  })

  test.each([
    ['at home', 'DE', ['parcelshop', 'courier', 'express'], 4.9],
    ['next door', 'AT', ['parcelshop', 'courier'], 9.9],
    ['overseas', 'US', ['courier'], 24.9],
    ['where nobody delivers', 'AQ', [], undefined],
  ])('%s', async (...[, country_id, carriers, price]) => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const methods = await shop.call(askShippingMethods, { query, body: { address: { country_id } } })
    expect(codes(methods)).toEqual(carriers)
    expect(methods[0]?.price_incl_tax).toBe(price)
  })

  test('they speak the language of the store and cost its money', async () => {
    const { shop, query } = await aCart({ SCARF: 1 }, 'ru')
    const body = { address: { country_id: 'RU' } }
    const [first] = await shop.call(askShippingMethods, { query, body })
    expect(first).toMatchObject({ method_title: 'Пункт выдачи', amount: 290, default: true, limit: 15_000 })
  })
})

test('who does not know yet where to is told every way, once for each of its prices, with its countries', async () => {
  const { shop, query } = await aCart({ SCARF: 1 })
  const ways = await shop.call(listShippingMethods, { query })
  const couriers = ways.filter(({ carrier_code }) => carrier_code === 'courier')
  const leadsTo = (country: string) => couriers.filter(({ countries }) => countries.includes(country))
  expect(ways[0]).toMatchObject({ carrier_code: 'parcelshop', default: true, countries: ['DE'] })
  expect(ways.filter((way) => way.default)).toHaveLength(1)
  expect(leadsTo('US')).toMatchObject([{ price_incl_tax: 24.9 }])
  expect([leadsTo('DE').length, leadsTo('AQ').length]).toEqual([1, 0])
})

test.each([
  ['as clients spell it', { shippingAddress: { countryId: 'AT' }, ...parcel, paymentMethodCode: 'invoice' }],
  [
    'as documents spell it',
    {
      shipping_address: { country_id: 'AT' },
      shipping_carrier_code: 'parcelshop',
      ...{ shipping_method_code: 'standard', payment_method_code: 'invoice' },
    },
  ],
  [
    'as an order spells it',
    {
      shippingAddress: { country_id: 'AT' },
      shipping_carrier_code: 'parcelshop',
      ...{ shipping_method_code: 'standard', payment_method_code: 'invoice' },
    },
  ],
])('where to and how is kept %s', async (_, addressInformation) => {
  const { query } = await aCart({ SCARF: 1 })
  const post = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: `/api/cart/shipping-information?cartId=${query.cartId}&storeCode=de`,
      payload,
    })
  const { result } = (await post({ addressInformation })).json()
  expect(result.totals).toMatchObject({ shipping_amount: 9.9, grand_total: 128.9 })
  const none = (await post({ addressInformation: {} })).json()
  expect(none.meta.field).toBe('addressInformation.shippingAddress')
  const nowhere = (await post({ addressInformation: { shippingAddress: {} } })).json()
  expect(nowhere.meta.field).toBe('addressInformation.shippingAddress.countryId')
})

test('a way costs without tax what it does in every country it is told of', async () => {
  const { tax_rule_id } = await database.db
    .selectFrom('tax_rule')
    .select('tax_rule_id')
    .executeTakeFirstOrThrow()
  const next = { country: 'FR', rate: 20 }
  await database.db
    .insertInto('tax_rate')
    .values({ tax_rule_id, ...next })
    .execute()
  const { shop, query } = await aCart({ SCARF: 1 })
  const ways = await shop.call(listShippingMethods, { query })
  const nets = new Map<string, number>()
  for (const { countries, carrier_code, price_excl_tax } of ways)
    for (const country of countries) nets.set(`${carrier_code} ${country}`, price_excl_tax)
  for (const country_id of ['DE', 'AT', next.country, 'US']) {
    const asked = await shop.call(askShippingMethods, { query, body: { address: { country_id } } })
    for (const { carrier_code, price_excl_tax } of asked)
      expect(nets.get(`${carrier_code} ${country_id}`), `${carrier_code} ${country_id}`).toBe(price_excl_tax)
  }
})

describe('GET /api/cart/payment-methods', () => {
  test('express left behind by another country keeps nobody from paying at the door', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    await choose(express)
    const next = await choose({ paymentMethodCode: 'cashondelivery' }, 'AT')
    expect(next.payment_methods.map(({ code }) => code)).toContain('cashondelivery')
    expect(next.totals.total_segments).toContainEqual(expect.objectContaining({ code: 'payment', value: 4 }))
    const ways = await shop.call(listPaymentMethods, { query })
    expect(ways.map(({ code }) => code)).toContain('cashondelivery')
    expect((await choose({}, 'DE')).payment_methods.map(({ code }) => code)).not.toContain('cashondelivery')
  })

  test('goods may be paid at the door, files may not, and express takes no money', async () => {
    const goods = await aCart({ SCARF: 1 })
    const list = async ({ shop, query }: typeof goods) =>
      (await shop.call(listPaymentMethods, { query })).map((one) => one.code)
    expect(await list(goods)).toEqual(['banktransfer', 'cashondelivery', 'invoice'])
    await goods.choose(express)
    expect(await list(goods)).toEqual(['banktransfer', 'invoice'])
    expect(await list(await aCart({ PATTERN: 1 }))).toEqual(['banktransfer', 'invoice'])
  })
})

describe('GET /api/cart/totals', () => {
  test('before a delivery is chosen its price is open; the tax inside is told', async () => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const totals = await shop.call(getTotals, { query })
    expect(totals).toMatchObject({
      grand_total: 119,
      subtotal: 100,
      subtotal_incl_tax: 119,
      tax_amount: 19,
      quote_currency_code: 'EUR',
      items_qty: 1,
      cart_version: 1,
      items: [{ price: 100, price_incl_tax: 119, tax_amount: 19, tax_percent: 19, options: '[]' }],
    })
    expect(totals.total_segments.map((one) => [one.code, one.value])).toEqual([
      ['subtotal_incl_tax', 119],
      ['shipping_on_checkout', null],
      ['grand_total_before_discount', 119],
      ['grand_total', 119],
    ])
  })

  test('totals always belong to the version they name, however fast the cart changes', async () => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const isDone = (async () => {
      for (let qty = 2; qty <= 25; qty += 1)
        await shop.call(updateCart, { query, body: { cartItem: { sku: 'SCARF', qty } } })
      return true
    })()
    const seen = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const all = []
        do all.push(await shop.call(getTotals, { query }))
        while (!(await Promise.race([isDone, false])))
        return all
      }),
    )
    // Each change above sets the quantity to the number of its version.
    for (const totals of seen.flat()) expect(totals.items_qty).toBe(totals.cart_version)
    expect(seen.flat().length).toBeGreaterThan(4)
  })

  test('what was sold out meanwhile stays in the cart and is not counted', async () => {
    const rare = await aProduct(database.db, { sku: 'RARE', priceMinor: 5_000, qty: 3 })
    const { shop, query } = await aCart({ SCARF: 1, RARE: 2 })
    const stockIs = (qty: number) =>
      database.db.updateTable('stock_item').set({ qty }).where('product_id', '=', rare).execute()
    await stockIs(1)
    const [totals, lines] = [await shop.call(getTotals, { query }), await shop.call(pullCart, { query })]
    expect(totals).toMatchObject({ subtotal_incl_tax: 119, items_qty: 1, items: [{ qty: 1 }] })
    expect(lines.map((line) => [line?.sku, line?.qty, line?.stock.status])).toEqual([
      ['SCARF', 1, 'ok'],
      ['RARE', 2, 'out_of_stock'],
    ])
    await stockIs(2)
    expect(await shop.call(getTotals, { query })).toMatchObject({ subtotal_incl_tax: 219, items_qty: 3 })
  })

  test('an empty cart costs nothing', async () => {
    const { shop, query } = await aCart({})
    expect(await shop.call(getTotals, { query })).toMatchObject({
      grand_total: 0,
      items: [],
      cart_version: 0,
    })
  })
})

describe('POST /api/cart/shipping-information', () => {
  test('a choice is kept and priced: 3 % off for a transfer, rounded up to a whole euro', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    const { totals } = await choose({ ...parcel, paymentMethodCode: 'banktransfer' })
    expect(totals).toMatchObject({ grand_total: 119 - 4 + 4.9, discount_amount: -4, shipping_incl_tax: 4.9 })
    expect(totals.total_segments).toContainEqual({
      code: 'payment_discount',
      title: 'Vorkasse per Überweisung',
      value: -4,
    })
    expect(await shop.call(getTotals, { query })).toEqual(totals)
  })

  test('choosing the same again is no change', async () => {
    const { choose } = await aCart({ SCARF: 1 })
    const first = await choose(parcel)
    expect((await choose(parcel)).totals.cart_version).toBe(first.totals.cart_version)
  })

  test('delivery is free from the limit on, after discounts', async () => {
    const { choose } = await aCart({ SCARF: 1, JUMPER: 1 })
    expect((await choose(parcel)).totals.shipping_incl_tax).toBe(0)
    expect((await choose(express)).totals.shipping_incl_tax).toBe(14.9)
  })

  test('paying at the door costs its fee', async () => {
    const { choose } = await aCart({ SCARF: 1 })
    const { totals } = await choose({ ...parcel, paymentMethodCode: 'cashondelivery' })
    expect(totals.grand_total).toBe(127.9)
  })

  test.each([
    ['a method not offered there', express, 'AT', 'SHIPPING_UNAVAILABLE'],
    ['an invented method', { ...parcel, shippingMethodCode: 'free' }, 'DE', 'SHIPPING_UNAVAILABLE'],
    ['an invented payment', { paymentMethodCode: 'shells' }, 'DE', 'PAYMENT_UNAVAILABLE'],
    [
      'money for the express courier',
      { ...express, paymentMethodCode: 'cashondelivery' },
      'DE',
      'PAYMENT_UNAVAILABLE',
    ],
  ])('%s is refused', async (...[, chosen, country, errorCode]) => {
    const { choose } = await aCart({ SCARF: 1 })
    await expect(choose(chosen, country)).rejects.toMatchObject({ code: 400, meta: { errorCode } })
  })

  test('where nothing is delivered nothing is charged for it', async () => {
    const { choose } = await aCart({ PATTERN: 2 })
    const { totals } = await choose(parcel)
    expect(totals).toMatchObject({ grand_total: 18, shipping_incl_tax: 0 })
  })
})

describe('POST /api/cart/collect-totals', () => {
  const methods = { ...parcel, paymentMethod: { method: 'banktransfer' } }

  test('answers the totals a choice with an address answers, and keeps the choice', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    const totals = await shop.call(collectTotals, { query, body: { methods } })
    expect(totals).toMatchObject({ grand_total: 119 - 4 + 4.9 })
    expect((await choose({ ...parcel, paymentMethodCode: 'banktransfer' })).totals).toEqual(totals)
  })

  test('delivers where was chosen before', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    await choose({}, 'AT')
    const totals = await shop.call(collectTotals, { query, body: { methods: parcel } })
    expect(totals.shipping_incl_tax).toBe(9.9)
  })

  test.each([
    [{ ...parcel, shippingMethodCode: 'beam' }, 'methods.shippingMethodCode'],
    [{ paymentMethod: { method: 'shells' } }, 'methods.paymentMethod.method'],
  ])('refuses %j by the name it has here', async (chosen, field) => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const asked = shop.call(collectTotals, { query, body: { methods: chosen } })
    await expect(asked).rejects.toMatchObject({ code: 400, meta: { field } })
  })
})
