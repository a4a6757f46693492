import { listCountries, listStates, listStores } from '@vitrine/contract/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const client = (store = 'us') => shop.api.clientFor({ store })

describe('stores, countries, states', () => {
  test('every store view that is switched on', async () => {
    const codes = async () => (await client().call(listStores, {})).map(({ storeCode }) => storeCode)
    expect(await codes()).toEqual(['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'])
    await shop.database.db.updateTable('store').set({ enabled: false }).where('code', '=', 'cn').execute()
    expect(await codes()).not.toContain('cn')
  })

  test('countries are named in the language of the store, its own first', async () => {
    const first = async (store: string) => (await client(store).call(listCountries, {}))[0]
    expect(await first('de')).toEqual({ code: 'DE', name: 'Deutschland' })
    expect(await first('ru')).toEqual({ code: 'RU', name: 'Россия' })
    const names = (await client('de').call(listCountries, {})).slice(1).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  })

  test('states where an address needs one, with ids that never change', async () => {
    const states = await client().call(listStates, { query: { country: 'US' } })
    expect(states).toHaveLength(51)
    const michigan = { id: expect.any(Number), code: 'MI', name: 'Michigan', country: 'US' }
    expect(states).toContainEqual({ ...michigan, postcodes: expect.stringContaining('4') })
    const canada = await client().call(listStates, { query: { country: 'CA' } })
    expect(canada).toHaveLength(13)
    expect(canada).toContainEqual(
      expect.objectContaining({ id: 20_622_839, code: 'ON', name: 'Ontario', country: 'CA' }),
    )
    expect(new Set(canada.map(({ id }) => id)).size).toBe(13)
    expect(await client().call(listStates, { query: { country: 'DE' } })).toEqual([])
  })

  test('regions are named in the language of the store where the data have it, else in letters it reads', async () => {
    const name = async (store: string, country: string, code: string) => {
      const states = await client(store).call(listStates, { query: { country } })
      return states.find((state) => state.code === code)?.name
    }
    expect(await Promise.all(['cn', 'de', 'ru'].map((store) => name(store, 'CN', '33')))).toEqual([
      ...['浙江省', 'Zhejiang Sheng', 'Zhejiang Sheng'],
    ])
    expect(await Promise.all(['us', 'ua', 'ru'].map((store) => name(store, 'RU', 'MOS')))).toEqual([
      ...["Moskovskaya oblast'", 'Московская область', 'Московская область'],
    ])
  })

  test.each(['', 'country=us', 'country=USA', 'country=__'])('%j: 400', async (query) => {
    expect((await shop.api.app.inject(`/api/cart/states?${query}`)).statusCode).toBe(400)
  })
})
