import { listDeliveries } from '@vitrine/contract/cart/deliveries'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { storesFeature } from './index.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const point = { method_id: 1, country: 'AT', code: 'graz', name: 'Trafik', street: 'Sporgasse 9' }
  await database.db
    .insertInto('pickup_point')
    .values({ ...point, postcode: '8010', city: 'Graz' })
    .execute()
  api = await buildTestApi({ db: database.db, features: [storesFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})
const ask = (store: string, country?: string) =>
  api.clientFor({ store }).call(listDeliveries, { query: { country } })
const codesOf = ({ countries }: { countries: { code: string }[] }) => countries.map(({ code }) => code)

describe('the table of delivery', () => {
  test('names each country once, the store’s own first, with the duty that is due there', async () => {
    const places = await ask('de')
    expect(places[0]).toMatchObject({ countries: [{ code: 'DE', name: 'Deutschland' }], duty: 'none' })
    const codes = places.flatMap(codesOf)
    expect(new Set(codes).size).toBe(codes.length)
    const dutyIn = (code: string) => places.find((place) => codesOf(place).includes(code))?.duty
    expect([dutyIn('FR'), dutyIn('CH'), dutyIn('US')]).toEqual(['none', 'recipient', 'recipient'])
  })

  test('tells of each way what it costs, from when on nothing, how long it takes, whether it has points', async () => {
    const [home] = await ask('de', 'DE')
    expect(home?.ways).toMatchObject([
      {
        title: 'Abholung im Paketshop',
        price: 4.9,
        free_from: 150,
        delivery_days: [2, 4],
        needs_point: false,
      },
      { carrier_code: 'courier', price: 6.9, free_from: 150, delivery_days: [2, 3] },
      { carrier_code: 'express', price: 14.9, free_from: null, delivery_days: [1, 1] },
    ])
    expect((await ask('de', 'AT'))[0]?.ways[0]).toMatchObject({ needs_point: true })
  })

  test('of a country nobody goes to is empty', async () => {
    expect(await ask('de', 'AQ')).toEqual([])
  })
})
