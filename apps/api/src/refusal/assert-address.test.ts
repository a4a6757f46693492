// Every field of an address that would keep a parcel from arriving is named at once, where it stands in what was sent.
import { expect, test } from 'vitest'
import { assertAddress } from './assert-address.ts'

const BERLIN = {
  ...{ country_id: 'DE', street: ['Hauptstr. 1'], city: 'Berlin', postcode: '10115', region: '' },
  ...{ telephone: '+49 30 1234567', vat_id: '' },
}
const faultsOf = (change: object, asked: { path?: string; isCarried: boolean }) => {
  try {
    assertAddress({ ...BERLIN, ...change }, asked)
    return []
  } catch (error) {
    const { status, details } = error as { status: number; details: { path: string; key: string }[] }
    return [status, ...details.map(({ path, key }) => `${path} ${key}`)]
  }
}

test('one that is whole is taken', () => expect(faultsOf({}, { isCarried: true })).toEqual([]))

test('all that is missing is named together, by its place', () => {
  const nothing = { street: [' '], city: '', postcode: '' }
  expect(faultsOf(nothing, { path: 'addressInformation.shippingAddress', isCarried: false })).toEqual([
    400,
    'addressInformation.shippingAddress.street REQUIRED',
    'addressInformation.shippingAddress.city REQUIRED',
    'addressInformation.shippingAddress.postcode REQUIRED',
  ])
})

test.each<[what: string, change: object, fault: string]>([
  ['a postcode of another country', { postcode: 'SW1A 1AA' }, 'postcode REFUSED'],
  ['a number nobody can call', { telephone: '12' }, 'telephone REFUSED'],
  ['a VAT number that cannot be', { vat_id: 'DE123' }, 'vat_id REFUSED'],
  ['no state, where a country has them', { country_id: 'US', postcode: '10001' }, 'region REQUIRED'],
])('%s is told apart from what is missing', (_, change, fault) => {
  expect(faultsOf(change, { isCarried: true })).toEqual([400, fault])
})
