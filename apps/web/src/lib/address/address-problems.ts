import { type AddressFaults, addressFaults } from '@vitrine/domain/address/address-faults'
import { addressFormOf } from '@vitrine/domain/address/address-form'
import { courierPhoneOf } from '@vitrine/domain/address/courier-phone'
import { splitName } from '@vitrine/domain/address/split-name'
import type { MessageValues } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type AddressDetails, type AddressField, toAddress } from './address-details.ts'
import type { Regions } from './region.ts'

export type AddressProblems = Partial<Record<AddressField, MessageKey>>
type Fault = { field: AddressField; missing: MessageKey; wrong: MessageKey }

/** The server checks again; here it is said at once and beside the field. */
export function addressProblems(
  details: AddressDetails,
  regions: Regions,
  carriage: { isCarried: boolean } = { isCarried: true },
): AddressProblems {
  const faults = addressFaults(toAddress(details, regions), carriage)
  const problems: AddressProblems = {}
  if (splitName(details.name) === undefined) problems.name = 'checkout.wrongName'
  for (const [name, fault] of Object.entries(faults) as [keyof AddressFaults, 'missing' | 'wrong'][]) {
    const { field, ...words } = faultOf(name, details.country)
    problems[field] = words[fault]
  }
  return problems
}

export function faultOf(name: keyof AddressFaults, country: string): Fault {
  switch (name) {
    case 'street':
      return { field: 'street', missing: 'checkout.wrongStreet', wrong: 'checkout.wrongStreet' }
    case 'city':
      return { field: 'city', missing: missingCity(country), wrong: missingCity(country) }
    case 'postcode':
      return { field: 'postcode', missing: 'checkout.needThis', wrong: wrongPostcode(country) }
    case 'region':
      return { field: 'region', missing: 'checkout.needRegion', wrong: 'checkout.needRegion' }
    case 'telephone':
      return { field: 'phone', missing: 'checkout.needPhone', wrong: wrongPhone(country) }
    case 'vat_id':
      return { field: 'taxId', missing: 'checkout.wrongTaxId', wrong: 'checkout.wrongTaxId' }
  }
}

/** Where it is a district or a suburb, its label says so. */
const missingCity = (country: string): MessageKey =>
  addressFormOf(country).cityName === 'city' ? 'checkout.wrongCity' : 'checkout.needThis'

function wrongPostcode(country: string): MessageKey {
  const { postcodeExample: example } = addressFormOf(country)
  if (/^\d+$/.test(example)) return 'checkout.wrongPostcodeDigits'
  return example === '' ? 'checkout.wrongPostcode' : 'checkout.wrongPostcodeLike'
}

const wrongPhone = (country: string): MessageKey =>
  courierPhoneOf(country) ? 'checkout.wrongMobile' : 'checkout.wrongPhone'

/** What the words of a problem name: the form of a right one. */
export function problemValues(country: string): MessageValues {
  const { postcodeExample: example } = addressFormOf(country)
  return { example, count: example.length, mobile: courierPhoneOf(country)?.example ?? '' }
}
