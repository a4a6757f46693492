import { askShippingMethods, listPaymentMethods, listShippingMethods } from '@vitrine/contract/cart/checkout'
import { describe, expect, test } from 'vitest'
import { aTill, express } from './testing/a-till.ts'

const { aCart, db } = aTill()
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

test('a way costs without tax what it does in every country it is told of', async () => {
  const { tax_rule_id } = await db().selectFrom('tax_rule').select('tax_rule_id').executeTakeFirstOrThrow()
  const next = { country: 'FR', rate: 20 }
  await db()
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
