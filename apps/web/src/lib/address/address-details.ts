// What the form of an address asks, at the checkout and in the account. Plain text until an address is made of it.
import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { isPostcode } from '@vitrine/domain/checkout/postcode'
import { joinName, splitName } from '@vitrine/domain/checkout/split-name'
import type { MessageKey } from '@vitrine/i18n/message-key'

export type AddressField =
  | 'name'
  | 'street'
  | 'extra'
  | 'postcode'
  | 'city'
  | 'region'
  | 'country'
  | 'phone'
  | 'company'
export type AddressDetails = Record<AddressField, string>
export type AddressProblems = Partial<Record<AddressField, MessageKey>>
type Address = Omit<SavedAddress, 'id' | 'is_default'>

export const emptyAddress = (country: string): AddressDetails => ({
  ...{ name: '', street: '', extra: '', postcode: '', city: '', region: '' },
  ...{ country, phone: '', company: '' },
})

const PHONE = /^[+\d][\d\s().-]{5,}$/

/** The server checks again; here it is said at once and beside the field. */
export function addressProblems(details: AddressDetails): AddressProblems {
  const problems: AddressProblems = {}
  if (splitName(details.name) === undefined) problems.name = 'checkout.wrongName'
  if (details.street.trim() === '') problems.street = 'checkout.wrongStreet'
  if (!isPostcode(details.country, details.postcode)) problems.postcode = 'checkout.wrongPostcode'
  if (details.city.trim() === '') problems.city = 'checkout.wrongCity'
  if (details.phone.trim() !== '' && !PHONE.test(details.phone.trim())) problems.phone = 'checkout.wrongPhone'
  return problems
}

export function toAddress(details: AddressDetails): Address {
  const name = splitName(details.name) ?? { firstname: details.name.trim(), lastname: details.name.trim() }
  return {
    ...name,
    street: [details.street, details.extra]
      .map((line) => line.trim())
      .filter((line, index) => index === 0 || line !== ''),
    city: details.city.trim(),
    postcode: details.postcode.trim(),
    country_id: details.country,
    region: details.region.trim(),
    region_id: 0,
    region_code: '',
    telephone: details.phone.trim(),
    company: details.company.trim(),
    vat_id: '',
  }
}

/** The way back, for a form to start with. */
export function fromAddress(address: Address): AddressDetails {
  const [street = '', ...rest] = address.street
  return {
    name: joinName(address),
    street,
    extra: rest.join(', '),
    postcode: address.postcode,
    city: address.city,
    region: address.region,
    country: address.country_id,
    phone: address.telephone,
    company: address.company,
  }
}
