// What the fields of an address are called in a country.
import type { AddressForm } from '@vitrine/domain/address/address-form'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const POSTCODE_LABELS: Readonly<Record<AddressForm['postcodeName'], MessageKey>> = {
  postal: 'checkout.postalCode',
  postcode: 'checkout.postcode',
  zip: 'checkout.zip',
  eircode: 'checkout.eircode',
}

export const REGION_LABELS: Readonly<Record<AddressForm['regionName'], MessageKey>> = {
  province: 'checkout.province',
  state: 'checkout.state',
  prefecture: 'checkout.prefecture',
  oblast: 'checkout.oblast',
  area: 'checkout.area',
  county: 'checkout.county',
  emirate: 'checkout.emirate',
  region: 'checkout.region',
}

export const CITY_LABELS: Readonly<Record<AddressForm['cityName'], MessageKey>> = {
  city: 'checkout.city',
  district: 'checkout.cityDistrict',
  post_town: 'checkout.postTown',
  suburb: 'checkout.suburb',
}

export const DISTRICT_LABELS: Readonly<Record<AddressForm['districtName'], MessageKey>> = {
  district: 'checkout.district',
  neighborhood: 'checkout.neighborhood',
}
