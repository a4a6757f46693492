// What the form of an address asks, at the checkout and in the account. Plain text until an address is made of it.

import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { type AddressForm, addressFormOf, hasPart } from '@vitrine/domain/address/address-form'
import { countryName } from '@vitrine/domain/address/country-name'
import { joinName, splitName } from '@vitrine/domain/address/split-name'
import { type Regions, regionIn } from './region.ts'

export type AddressField =
  | 'name'
  | 'street'
  | 'extra'
  | 'postcode'
  | 'city'
  | 'district'
  | 'region'
  | 'country'
  | 'phone'
  | 'company'
  | 'taxId'
export type AddressDetails = Record<AddressField, string>
type Address = Omit<SavedAddress, 'id' | 'is_default'>

export const emptyAddress = (country: string): AddressDetails => ({
  ...{ name: '', street: '', extra: '', postcode: '', city: '', district: '', region: '' },
  ...{ country, phone: '', company: '', taxId: '' },
})

/** A region belongs to its country: another country forgets it. */
export function withField<D extends AddressDetails>(details: D, field: keyof D, value: string): D {
  return { ...details, ...(field === 'country' && { region: '', district: '' }), [field]: value }
}

export function toAddress(details: AddressDetails, regions: Regions): Address {
  const form = addressFormOf(details.country)
  const name = splitName(details.name) ?? { firstname: details.name.trim(), lastname: details.name.trim() }
  const district = hasPart(form, 'D') ? details.district.trim() : ''
  const region = regionText(form, details, regions)
  return {
    ...name,
    street: [details.street, details.extra]
      .map((line) => line.trim())
      .filter((line, index) => index === 0 || line !== ''),
    ...(district !== '' && { district }),
    city: hasPart(form, 'C') ? details.city.trim() : region || placeName(details.country),
    postcode: hasPart(form, 'Z') ? details.postcode.trim() : '',
    country_id: details.country,
    region,
    region_id: 0,
    // The shop writes its letters: sums are asked for without, and an order is for the same place.
    region_code: '',
    telephone: details.phone.trim(),
    company: details.company.trim(),
    vat_id: details.taxId.trim(),
  }
}

function regionText({ region }: AddressForm, details: AddressDetails, regions: Regions): string {
  if (region === undefined) return ''
  const known = regionIn(regions, details)?.name
  return known ?? (region === 'list' && regions ? '' : details.region.trim())
}

/** Of countries that are one city. */
const placeName = (country: string) => countryName(country, 'en')

/** The way back, for a form to start with. */
export function fromAddress(address: Address): AddressDetails {
  const [street = '', ...rest] = address.street
  return {
    name: joinName(address),
    street,
    extra: rest.join(', '),
    postcode: address.postcode,
    city: address.city,
    district: address.district ?? '',
    region: address.region || address.region_code,
    country: address.country_id,
    phone: address.telephone,
    company: address.company,
    taxId: address.vat_id,
  }
}
