// What the form asks. Plain text until the order is built from it.
import type { PlaceOrder } from '@vitrine/contract/order'
import { isPostcode } from '@vitrine/domain/checkout/postcode'
import { splitName } from '@vitrine/domain/checkout/split-name'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const FIELDS = [
  'email',
  'name',
  'street',
  'extra',
  'postcode',
  'city',
  'region',
  'country',
  'phone',
  'company',
] as const
export type Field = (typeof FIELDS)[number]
export type Details = Record<Field, string>
export type Problems = Partial<Record<Field, MessageKey>>
type OrderAddress = PlaceOrder['addressInformation']['billingAddress']

export function emptyDetails(country: string): Details {
  return {
    email: '',
    name: '',
    street: '',
    extra: '',
    postcode: '',
    city: '',
    region: '',
    country,
    phone: '',
    company: '',
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const PHONE = /^[+\d][\d\s().-]{5,}$/

/** The server checks again; here it is said at once and beside the field. */
export function problemsOf(details: Details): Problems {
  const problems: Problems = {}
  if (!EMAIL.test(details.email.trim())) problems.email = 'checkout.wrongEmail'
  if (splitName(details.name) === undefined) problems.name = 'checkout.wrongName'
  if (details.street.trim() === '') problems.street = 'checkout.wrongStreet'
  if (!isPostcode(details.country, details.postcode)) problems.postcode = 'checkout.wrongPostcode'
  if (details.city.trim() === '') problems.city = 'checkout.wrongCity'
  if (details.phone.trim() !== '' && !PHONE.test(details.phone.trim())) problems.phone = 'checkout.wrongPhone'
  return problems
}

export function toAddress(details: Details): OrderAddress {
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
    email: details.email.trim(),
    company: details.company.trim(),
    vat_id: '',
  }
}
