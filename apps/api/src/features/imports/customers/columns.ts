// What the columns of a customers' table are called, here and in other shops.
import type { Row } from '../formats/table/read-table.ts'
import { nameIn, unguarded } from '../formats/table/text-in.ts'

/** Of an address what has a column; the rest stands in the cell that keeps it. */
export const PLACE_FIELDS = [
  ...(['company', 'street', 'street2', 'city', 'region', 'country_id', 'postcode'] as const),
  ...(['telephone', 'vat_id'] as const),
] as const
export type PlaceField = (typeof PLACE_FIELDS)[number]
export type PlaceCells = Record<PlaceField, string>

type Field = 'email' | 'phone' | 'firstname' | 'lastname' | 'name' | 'letters' | 'kept' | PlaceField

/** Ours first, then Shopify's, old and new, WooCommerce's and Magento's. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  email: ['email', 'e-mail', 'customer email', 'user_email', 'billing_email', 'billing email'],
  phone: ['phone', 'telephone', 'mobile', 'billing_phone', 'billing phone'],
  firstname: ['firstname', 'first name', 'first_name', 'billing_first_name', 'billing first name'],
  lastname: ['lastname', 'last name', 'last_name', 'billing_last_name', 'billing last name'],
  name: ['name', 'full name', 'customer name'],
  letters: ['newsletter', 'accepts email marketing', 'accepts marketing', 'is_subscribed', 'email marketing'],
  kept: ['vitrine_customer', 'vitrine customer'],
  company: named('company'),
  street: named('address1', 'street', 'address 1', 'address_1', 'address'),
  street2: named('address2', 'street2', 'address 2', 'address_2'),
  city: named('city'),
  region: named('province code', 'region', 'state', 'province'),
  country_id: named('country code', 'country_id', 'country'),
  postcode: named('zip', 'postcode', 'postal code'),
  telephone: [...named('phone').slice(1), '_address_telephone', 'address_telephone'],
  vat_id: named('vat_id', 'vat number'),
}

/** `Default Address City`, `City`, `_address_city`, `billing_city`: one after the other, the plain one first. */
function named(...words: readonly string[]): string[] {
  return words.flatMap((word) => [
    ...[word, `default address ${word}`, `_address_${word}`, `billing_${word}`, `billing ${word}`],
  ])
}

export const KNOWN_BY = [...NAMES.email, ...NAMES.phone]

export function cellOf(row: Row, field: Field): string {
  const name = NAMES[field].find((one) => row.has(one))
  if (name === undefined) return ''
  return field === 'kept'
    ? row.get(name)
    : field === 'email'
      ? unguarded(row.get(name))
      : nameIn(row.get(name))
}

export const placeIn = (row: Row): PlaceCells =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, cellOf(row, field)])) as PlaceCells
