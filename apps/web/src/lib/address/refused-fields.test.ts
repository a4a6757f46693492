import { expect, it } from 'vitest'
import { toAddress } from './address-details.ts'
import { addressText } from './address-text.ts'
import { refusedFields } from './refused-fields.ts'

const meant = (path: string, key = 'WRONG') => ({ path, key })
const refused = (details: unknown, country = 'DE', errorCode?: string) =>
  refusedFields({ details, errorCode }, country)

it.each([
  ['shippingAddress.city', 'REQUIRED', { city: 'checkout.wrongCity' }],
  ['shippingAddress.postcode', 'REQUIRED', { postcode: 'checkout.needThis' }],
  ['shippingAddress.postcode', 'WRONG', { postcode: 'checkout.wrongPostcodeDigits' }],
  ['addressInformation.billingAddress.telephone', 'WRONG', { phone: 'checkout.wrongPhone' }],
  ['addressInformation.shippingAddress.vat_id', 'WRONG', { taxId: 'checkout.wrongTaxId' }],
  ['shippingAddress.lastname', 'REQUIRED', { name: 'checkout.wrongName' }],
  ['shippingAddress.country_id', 'WRONG', { country: 'checkout.unknownCountry' }],
  ['shippingAddress.email', 'WRONG', { email: 'checkout.wrongEmail' }],
  ['shippingAddress.street.0', 'REQUIRED', { street: 'checkout.wrongStreet' }],
])('what the shop says of %s (%s) stands beside the field a shopper sees', (path, key, told) => {
  expect(refused([meant(path, key)])).toEqual(told)
})

it('a field called "District" in Hong Kong asked for a city: words name what the field is called', () => {
  const missing = [meant('shippingAddress.city', 'REQUIRED')]
  expect(refused(missing, 'HK')).toEqual({ city: 'checkout.needThis' })
  expect(refused(missing, 'CN')).toEqual({ city: 'checkout.wrongCity' })
})

it('several are all told, each once', () => {
  const paths = ['firstname', 'lastname', 'city', 'region'].map((name) => meant(`shippingAddress.${name}`))
  expect(Object.keys(refused(paths)).sort()).toEqual(['city', 'name', 'region'])
})

it.each([
  ['TAX_ZIP_UNKNOWN', 'checkout.unknownPostcode'],
  ['SHIPPING_UNAVAILABLE', 'checkout.unreachedPostcode'],
  ['SOMETHING_NEW', 'checkout.wrongPostcodeDigits'],
])('a postcode of the right form the shop refuses for %s is not called misspelt', (errorCode, words) => {
  expect(refused([meant('shippingAddress.postcode')], 'US', errorCode)).toEqual({ postcode: words })
  expect(refused([meant('shippingAddress.city')], 'US', errorCode)).toEqual({ city: 'checkout.wrongCity' })
})

it.each([undefined, null, 'city', {}, [], [{}], [meant('shippingAddress.planet')], [meant('cart.city')]])(
  'of %j no field of the form is blamed',
  (details) => {
    expect(refused(details)).toEqual({})
  },
)

it('an address kept is read as it would be written on a parcel', () => {
  const details = {
    ...{ name: 'Anna Berg', street: 'Torstr. 61', extra: 'HH 2', postcode: '10119', city: 'Berlin' },
    ...{ district: '', region: '', country: 'DE', phone: '', company: '', taxId: '' },
  }
  const { name, lines } = addressText(toAddress(details, null), 'en-GB')
  expect([name, ...lines]).toEqual(['Anna Berg', 'Torstr. 61', 'HH 2', '10119 Berlin', 'Germany'])
})
