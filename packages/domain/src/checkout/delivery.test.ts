import { describe, expect, test } from 'vitest'
import {
  type DeliveryTable,
  deliveriesTo,
  deliveryCountries,
  type ShippingRate,
  whyNotBy,
} from './delivery.ts'
import { deliveryCostMinor } from './free-delivery.ts'

const rate = (facts: Partial<ShippingRate>): ShippingRate => ({
  storeId: 4,
  zone: 'home',
  carrierCode: 'courier',
  methodCode: 'door',
  titles: {},
  carrierTitles: {},
  priceMinor: 690,
  freeFromMinor: 15_000,
  upToGrams: null,
  days: [2, 3],
  ...facts,
})
const TABLE: DeliveryTable = {
  countries: [
    { storeId: 4, country: 'DE', zone: 'home', duty: 'none' },
    { storeId: 4, country: 'CH', zone: 'near', duty: 'recipient' },
    { storeId: 4, country: 'AQ', zone: 'ice', duty: 'recipient' },
    { storeId: 1, country: 'US', zone: 'home', duty: 'none' },
  ],
  postcodes: [
    { storeId: 4, country: 'DE', prefix: '27', zone: 'coast' },
    { storeId: 4, country: 'DE', prefix: '27498', zone: null },
  ],
  rates: [
    rate({ carrierCode: 'parcelshop', methodCode: 'standard', priceMinor: 490 }),
    rate({ upToGrams: 2000 }),
    rate({ priceMinor: 990, upToGrams: 10_000 }),
    rate({ zone: 'coast', priceMinor: 1490 }),
    rate({ zone: 'near', priceMinor: 1290, freeFromMinor: null }),
    rate({ storeId: 1, priceMinor: 1200 }),
  ],
}
const DE = { storeId: 4 }

describe('the table of delivery', () => {
  test('has the ways of the store into the zone of a country, in their order', () => {
    expect(
      deliveriesTo(TABLE, DE, { country: 'DE' }).map((way) => [way.carrierCode, way.priceMinor]),
    ).toEqual([
      ['parcelshop', 490],
      ['courier', 690],
    ])
  })

  test('knows who pays customs, and what never goes free', () => {
    const [way] = deliveriesTo(TABLE, DE, { country: 'CH' })
    expect(way).toMatchObject({ duty: 'recipient', days: [2, 3] })
    expect(way && deliveryCostMinor(way, 99_999_999)).toBe(1290)
  })

  test.each(['US', 'ZZ', '', 'AQ'])('of a country no way leads to (%j): none', (country) => {
    expect(deliveriesTo(TABLE, DE, { country })).toEqual([])
  })

  test.each([
    ['light', { grams: 2000 }, ['parcelshop 490', 'courier 690']],
    ['heavier than the first step', { grams: 2001 }, ['parcelshop 490', 'courier 990']],
    ['heavier than all steps of a way', { grams: 10_001 }, ['parcelshop 490']],
    ['to a part that is apart', { postcode: '27472' }, ['courier 1490']],
    ['to where nobody goes', { postcode: '27 498' }, []],
    ['to the rest of the country', { postcode: '28195' }, ['parcelshop 490', 'courier 690']],
  ])('a parcel %s', (_, parcel, ways) => {
    const found = deliveriesTo(TABLE, DE, { country: 'DE', ...parcel })
    expect(found.map((way) => `${way.carrierCode} ${way.priceMinor}`)).toEqual(ways)
  })

  test.each([
    ['country', { country: 'AQ' }],
    ['way', { country: 'CH' }],
    ['postcode', { country: 'DE', postcode: '27498' }],
    ['postcode', { country: 'DE', postcode: '27472', grams: 99_000 }],
    ['weight', { country: 'DE', postcode: '28195', grams: 10_001 }],
  ])('tells what keeps a way from a parcel: its %s', (why, parcel) => {
    const way =
      why === 'weight'
        ? { carrierCode: 'courier', methodCode: 'door' }
        : { carrierCode: 'parcelshop', methodCode: 'standard' }
    expect(whyNotBy(TABLE, DE, { way, parcel })).toBe(why)
  })

  test('a country counts as delivered to when a way leads there', () => {
    expect(deliveryCountries(TABLE, DE)).toEqual(['CH', 'DE'])
  })
})
