import { geoCountry, taxByZip } from '@vitrine/contract/cart/places'
import { getGeoData } from '@vitrine/contract/user/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { storesFeature } from './index.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  const { tax_rule_id } = await database.db
    .selectFrom('tax_rule')
    .select('tax_rule_id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('tax_rate')
    .values({ tax_rule_id, country: 'US', region: 'MI', rate: 8.25 })
    .execute()
  api = await buildTestApi({ db: database.db, features: [storesFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

test('GET /api/user/geo-data tells country and currency, and guesses no city', async () => {
  const facts = { country: 'AT', ip: '203.0.113.9' }
  expect(await api.clientFor({ store: 'de', facts }).call(getGeoData)).toEqual({
    country: 'AT',
    city: '',
    postcode: '',
    currency: 'EUR',
    ip: '203.0.113.9',
  })
})

describe('GET /api/cart/geo-country', () => {
  test.each([
    ['what the proxy saw', 'de', { country: 'AT', acceptLanguage: 'fr-FR' }, 'AT', 'Österreich'],
    ['the reader’s region', 'ru', { acceptLanguage: 'de;q=1, de-CH;q=0.8' }, 'CH', 'Швейцария'],
    ['a script in between', 'cn', { acceptLanguage: 'zh-Hant-TW' }, 'TW', '台湾'],
    ['a language says nothing', 'eu', { acceptLanguage: 'de,en;q=0.5' }, 'IE', 'Ireland'],
    ['a proxy that does not know', 'ua', { country: 'XX' }, 'UA', 'Україна'],
    ['nonsense', 'us', { country: '<b>', acceptLanguage: ';;,,--' }, 'US', 'United States'],
    ['nothing', 'us', {}, 'US', 'United States'],
  ])('%s', async (...[, store, facts, code, name]) => {
    expect(await api.clientFor({ store, facts }).call(geoCountry)).toEqual({ code, name })
  })
})

describe('GET /api/cart/tax-by-zip', () => {
  const ask = (zip: string, country: string) =>
    api.clientFor({ store: 'us' }).call(taxByZip, { query: { zip, country } })

  test('the state of a ZIP code decides', async () => {
    expect(await ask('49628-3978', 'US')).toEqual({
      rate: 8.25,
      tax_country_id: 'US',
      tax_region_id: 23,
      region_name: 'Michigan',
      city: 'Elberta',
      zip: '49628-3978',
      taxable_shipping: false,
    })
    expect(await ask('90210', 'US')).toMatchObject({ rate: 0, region_name: 'California' })
    expect(await ask('10115', 'DE')).toMatchObject({ rate: 19, tax_region_id: 0 })
  })

  test.each([
    ['00601', 'US'],
    ['99', 'US'],
    ['12345678', 'DE'],
    ['1234', 'AQ'],
  ])('%s in %s: not known', async (zip, country) => {
    await expect(ask(zip, country)).rejects.toMatchObject({ code: 404, result: 'TAX_ZIP_UNKNOWN' })
  })

  test.each([
    '',
    'zip=1',
    'country=US',
    'zip=&country=US',
    'zip=12345&country=usa',
    'zip=1&zip=2&country=US',
  ])('%j: 400', async (query) => {
    expect((await api.app.inject(`/api/cart/tax-by-zip?${query}`)).statusCode).toBe(400)
  })
})
