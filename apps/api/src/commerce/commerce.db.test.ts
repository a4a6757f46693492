import { createCart } from '@vitrine/contract/cart'
import { askShippingMethods, listPaymentMethods } from '@vitrine/contract/cart/checkout'
import { listCountries, listStores } from '@vitrine/contract/content'
import { deliveriesTo, deliveryCountries } from '@vitrine/domain/checkout/delivery'
import { NEVER_FREE_MINOR } from '@vitrine/domain/checkout/free-delivery'
import { findStore } from '@vitrine/domain/store/find-store'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { formatPrice } from '@vitrine/i18n/format-price'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { letterContext } from '#api/features/mail/index.ts'
import { createStores } from '#api/features/stores/index.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createCommerce } from './create-commerce.ts'
import { type Commerce, loadCommerce } from './load-commerce.ts'

const [US, DE, RU] = [1, 4, 5]
const SOON = { timeout: 60_000 }

describe('a new shop', () => {
  let database: TestDatabase
  let commerce: Commerce
  beforeAll(async () => {
    database = await createTestDatabase()
    commerce = await loadCommerce(database.db)
  })
  afterAll(() => database.drop())

  test('has the store views of the specification, before any import', () => {
    expect(commerce.stores).toEqual(STORE_VIEWS)
  })

  test.each<[story: string, storeId: number, country: string, ways: unknown[]]>([
    ['inside its country', DE, 'DE', ['parcelshop 490 15000', 'courier 690 15000', 'express 1490 never']],
    ['to a neighbour', DE, 'AT', ['parcelshop 990 15000', 'courier 1290 15000']],
    ['across the world', DE, 'US', ['courier 2490 never']],
    ['in dollars', US, 'US', ['parcelshop 800 20000', 'courier 1200 20000', 'express 2400 never']],
    ['in roubles', RU, 'BY', ['parcelshop 89000 1500000', 'courier 119000 1500000']],
    ['where nobody goes', DE, 'AQ', []],
  ])('delivers %s', (...[, storeId, country, ways]) => {
    const found = deliveriesTo(commerce.delivery, { storeId }, { country })
    const free = (limit: number) => (limit === NEVER_FREE_MINOR ? 'never' : limit)
    expect(found.map((one) => `${one.carrierCode} ${one.priceMinor} ${free(one.limitMinor)}`)).toEqual(ways)
  })

  test('delivers to fifty-five countries from every store', () => {
    for (const { storeId } of STORE_VIEWS)
      expect(deliveryCountries(commerce.delivery, { storeId })).toHaveLength(55)
  })

  test.each([
    [DE, 'AT', 'none'],
    [DE, 'CH', 'recipient'],
    [DE, 'GB', 'recipient'],
    [RU, 'KZ', 'none'],
    [US, 'CA', 'recipient'],
    [US, 'US', 'none'],
  ])('knows who pays customs: from store %i to %s %s', (storeId, country, duty) => {
    expect(deliveriesTo(commerce.delivery, { storeId }, { country })[0]?.duty).toBe(duty)
  })

  test('takes a transfer with three per cent off, cash for a fee, an invoice', () => {
    const terms = commerce.payments.filter(({ storeId }) => storeId === RU)
    expect(terms.map((one) => [one.code, one.discountPercent, one.roundingMinor, one.feeMinor])).toEqual([
      ['banktransfer', 3, 1000, 0],
      ['cashondelivery', 0, 0, 35_000],
      ['invoice', 0, 0, 0],
    ])
  })

  test('makes dollars into what each store would write', () => {
    expect(commerce.conversions.get('de')).toEqual({ rate: 0.92, stepMinor: 50 })
    expect(commerce.conversions.get('ru')).toEqual({ rate: 90, stepMinor: 1000 })
  })
})

describe('an open shop hears of', () => {
  let database: TestDatabase
  let api: Api
  const change = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const stores = () => api.clientFor({ store: 'us' }).call(listStores)

  beforeAll(async () => {
    database = await createTestDatabase()
    const { db, connectionString } = database
    const open = createStores({ db, connectionString, log: createLogger('silent') })
    api = await buildTestApi({ db, features: [open, cartFeature, checkoutFeature] })
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })

  async function ways(country: string) {
    const shop = api.clientFor({ store: 'de' })
    const query = { cartId: await shop.call(createCart) }
    return shop.call(askShippingMethods, { query, body: { address: { country_id: country } } })
  }

  test('another price and another sum for free delivery', async () => {
    expect((await ways('DE'))[1]).toMatchObject({ method_code: 'door', amount: 6.9, limit: 150 })
    await change(sql`update shipping_rate set price_minor = 590, free_from_minor = 12000
      where store_id = ${DE} and zone = 'home' and method_id = 2`)
    await vi.waitFor(
      async () => expect((await ways('DE'))[1]).toMatchObject({ amount: 5.9, limit: 120 }),
      SOON,
    )
  })

  test('a country it goes to now, at prices of its own', async () => {
    await change(
      sql`insert into delivery_country (store_id, country, zone, duty) values (${DE}, 'AQ', 'ice', 'recipient')`,
    )
    await change(sql`insert into shipping_rate (store_id, zone, method_id, price_minor, days_min, days_max)
      values (${DE}, 'ice', 2, 9900, 30, 90)`)
    await vi.waitFor(
      async () => expect(await ways('AQ')).toMatchObject([{ amount: 99, delivery_days: [30, 90] }]),
      SOON,
    )
    const countries = await api.clientFor({ store: 'de' }).call(listCountries)
    expect(countries).toContainEqual({ code: 'AQ', name: 'Antarktis' })
  })

  test('a way by a new carrier, with words of the shop’s own or none', async () => {
    await change(sql`insert into shipping_method (method_id, carrier_code, method_code, position, titles)
      values (9, 'sledge', 'dogs', 9, '{"de": "Hundeschlitten"}')`)
    await change(sql`insert into shipping_rate (store_id, zone, method_id, price_minor, days_min, days_max)
      values (${DE}, 'home', 9, 100, 1, 2)`)
    await vi.waitFor(
      async () =>
        expect((await ways('DE')).at(-1)).toMatchObject({
          method_title: 'Hundeschlitten',
          carrier_title: 'sledge',
        }),
      SOON,
    )
  })

  test('a way to pay that is no longer offered', async () => {
    const codes = async () => {
      const shop = api.clientFor({ store: 'de' })
      const query = { cartId: await shop.call(createCart) }
      return (await shop.call(listPaymentMethods, { query })).map(({ code }) => code)
    }
    expect(await codes()).toContain('invoice')
    await change(sql`update payment_method set enabled = false where code = 'invoice'`)
    await vi.waitFor(async () => expect(await codes()).not.toContain('invoice'), SOON)
  })

  test('a store view that closes: it is answered by the default one', async () => {
    await change(sql`update store set enabled = false where code = 'cn'`)
    await vi.waitFor(
      async () => expect((await stores()).map(({ storeCode }) => storeCode)).not.toContain('cn'),
      SOON,
    )
    const [first] = await api.clientFor({ store: 'cn' }).call(listCountries)
    expect(first).toEqual({ code: 'US', name: 'United States' })
  })

  test('a store that is called, writes and is at home otherwise: in answers, in letters, to a second process', async () => {
    const { db, connectionString } = database
    const second = createCommerce({ db, connectionString, log: createLogger('silent') })
    await second.ready
    await change(sql`update store set name = 'Alpenland', price_pattern = '{sign} {amount}', currency_sign = 'Euro',
      locale = 'de-AT', date_format = 'D.M.YYYY', default_country = 'AT', prices_include_tax = false where code = 'de'`)
    const says = {
      name: 'Alpenland',
      pricePattern: '{sign} {amount}',
      locale: 'de-AT',
      pricesIncludeTax: false,
    }
    const soon = { timeout: 2_000 }
    await vi.waitFor(async () => {
      const told = (await stores()).find(({ storeCode }) => storeCode === 'de')
      expect(told).toMatchObject({ name: 'Alpenland', currencySign: 'Euro', defaultLocale: 'de-AT' })
      expect(told?.i18n).toMatchObject({ priceFormat: '{sign} {amount}', dateFormat: 'D.M.YYYY' })
      expect(findStore(second.current().stores, 'de')).toMatchObject(says)
    }, soon)
    const [first] = await api.clientFor({ store: 'de' }).call(listCountries)
    expect(first).toEqual({ code: 'AT', name: 'Österreich' })
    for (const commerce of [second, undefined]) {
      const { store } = await letterContext({ db, commerce }, DE)
      expect(store).toMatchObject(says)
      expect(formatPrice(9.5, store)).toMatch(/^Euro\s9,50$/)
    }
    await second.close()
  })

  test('the name of the shop reached neither stores nor letters: it does, with every process told', async () => {
    const { db, connectionString } = database
    const second = createCommerce({ db, connectionString, log: createLogger('silent') })
    await second.ready
    const named = (name: string) =>
      vi.waitFor(async () => {
        expect(second.current().stores.map(({ shopName }) => shopName)).toEqual(STORE_VIEWS.map(() => name))
        expect((await stores())[0]?.seo.titleTemplate).toBe(`%s · ${name}`)
      }, SOON)
    await change(sql`insert into cms_block (identifier, language, store_id, title, content, json)
      values ('cms_settings', 'en', 0, '', '', '{"name": "Oak"}')`)
    await named('Oak')
    await change(sql`insert into shop_setting (key, value) values ('name', '"Oak & Sons"')`)
    await named('Oak & Sons')
    const { t } = await letterContext({ db, commerce: second }, DE)
    expect(t('mail.codeSubject', { code: '1234' })).toBe('1234 ist Ihr Oak & Sons-Code')
    await change(sql`delete from shop_setting`)
    await change(sql`update cms_block set json = '{}'`)
    await named('Vitrine')
    await second.close()
  })

  test('nothing of rows that make no sense; it goes on with those it had', async () => {
    await change(sql`update store set locale = 'x' where code = 'ru'`)
    await change(sql`update store set name = 'Germany' where code = 'de'`)
    await expect(loadCommerce(database.db)).rejects.toThrow('A row of store makes no sense: 4.locale')
    expect(await stores()).toContainEqual(expect.objectContaining({ name: 'Alpenland' }))
    await change(sql`update store set locale = 'ru-RU', language = 'de' where code = 'ru'`)
    await expect(loadCommerce(database.db)).rejects.toThrow(
      'A row of store makes no sense: 4.language: is ru for ever',
    )
    await change(sql`update store set language = 'ru' where code = 'ru'`)
    await vi.waitFor(
      async () => expect(await stores()).toContainEqual(expect.objectContaining({ name: 'Germany' })),
      SOON,
    )
  })
})
