import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import { expect, test } from 'vitest'
import { offerPoints } from './pickup-points.ts'

const WAY = { carrierCode: 'parcelshop', methodCode: 'standard' }
const inCountry = (country: string, count: number): PickupPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ...WAY, country, code: `${country}-${at}`, postcode: '999077' },
    ...{ name: '', street: '', city: '', hours: '' },
  }))
const offered = (country: string, postcode: string | undefined, count = 7) => {
  const to = { country, grams: 0, ...(postcode !== undefined && { postcode }) }
  const { needsPoint, points } = offerPoints(inCountry(country, count), WAY, to)
  return [needsPoint, points.length]
}

test('in Hong Kong a point was asked for and none was shown, for nobody has a postcode there: an order could not be ended', () => {
  expect([offered('HK', ''), offered('HK', undefined), offered('MO', '')]).toEqual([
    ...[
      [true, 7],
      [true, 7],
      [true, 7],
    ],
  ])
})

test('elsewhere the postcode says which are nearest, and until then there is none to choose', () => {
  expect([offered('DE', ''), offered('DE', '10115')]).toEqual([
    [true, 0],
    [true, 5],
  ])
})

test('a way without points asks for none, and can be ended with', () => {
  expect([offered('DE', '10115', 0), offered('HK', '', 0)]).toEqual([
    [false, 0],
    [false, 0],
  ])
})
