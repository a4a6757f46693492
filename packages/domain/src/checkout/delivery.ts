// One table of delivery: where a store delivers, by which ways, and what they cost. Product, bag, checkout and orders ask it.

import { plainPostcode } from '../address/postcode.ts'
import type { ProductType } from '../catalog/records.ts'
import { NEVER_FREE_MINOR } from './free-delivery.ts'
import type { ShippingTerms, Titles } from './methods.ts'

/** Who pays what customs asks for. */
export type Duty = 'none' | 'recipient'

export type DeliveryCountry = { storeId: number; country: string; zone: string; duty: Duty }

/** A part of a country that is apart; without a zone nobody goes there. */
export type DeliveryPostcode = { storeId: number; country: string; prefix: string; zone: string | null }

/** What a way costs into a zone of a store, in that store's money with tax. */
export type ShippingRate = {
  storeId: number
  zone: string
  carrierCode: string
  methodCode: string
  titles: Titles
  carrierTitles: Titles
  priceMinor: number
  /** Goods worth this much go free; null: never. */
  freeFromMinor: number | null
  /** The heaviest parcel at this price; null: any. */
  upToGrams: number | null
  /** Working days from dispatch, earliest and latest. */
  days: readonly [number, number]
}

/** `rates` in the order of the ways, each from the lightest step; the first way is the default. */
export type DeliveryTable = {
  countries: readonly DeliveryCountry[]
  postcodes: readonly DeliveryPostcode[]
  rates: readonly ShippingRate[]
}

export type Delivery = ShippingTerms & {
  titles: Titles
  carrierTitles: Titles
  days: readonly [number, number]
  duty: Duty
}

/** Where to, as far as it is known, and how heavy; goods whose weight nobody knows weigh nothing. */
export type Parcel = { country: string; postcode?: string | undefined; grams?: number }
type Store = { storeId: number }
type Way = { carrierCode: string; methodCode: string }

/** The ways from a store for a parcel; none where it does not deliver. */
export function deliveriesTo(table: DeliveryTable, { storeId }: Store, parcel: Parcel): Delivery[] {
  const place = table.countries.find((one) => one.storeId === storeId && one.country === parcel.country)
  const zone = place && zoneOf(table, place, parcel.postcode)
  if (!zone) return []
  const found = new Map<string, Delivery>()
  for (const { storeId: of, zone: into, freeFromMinor, upToGrams, ...way } of table.rates) {
    const key = `${way.carrierCode}/${way.methodCode}`
    const isTooLight = upToGrams !== null && upToGrams < (parcel.grams ?? 0)
    if (of !== storeId || into !== zone || isTooLight || found.has(key)) continue
    found.set(key, { ...way, limitMinor: freeFromMinor ?? NEVER_FREE_MINOR, duty: place.duty })
  }
  return [...found.values()]
}

function zoneOf({ postcodes }: DeliveryTable, place: DeliveryCountry, postcode = ''): string | null {
  const plain = plainPostcode(postcode)
  const apart = postcodes
    .filter(({ storeId, country }) => storeId === place.storeId && country === place.country)
    .filter(({ prefix }) => plain.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
  return apart ? apart.zone : place.zone
}

/** What keeps a way from a parcel: a country nothing goes to, its place in the country, its weight, or the way itself. */
export function whyNotBy(
  table: DeliveryTable,
  store: Store,
  { way, parcel }: { way: Way; parcel: Parcel },
): 'country' | 'way' | 'postcode' | 'weight' {
  const leads = (asked: Parcel) =>
    deliveriesTo(table, store, asked).some(
      ({ carrierCode, methodCode }) => carrierCode === way.carrierCode && methodCode === way.methodCode,
    )
  const { country, postcode } = parcel
  if (!deliveryCountries(table, store).includes(country)) return 'country'
  if (leads({ country, postcode })) return 'weight'
  return leads({ country }) ? 'postcode' : 'way'
}

/** ISO codes of all countries some way leads to, sorted. */
export function deliveryCountries({ countries, rates }: DeliveryTable, { storeId }: Store): string[] {
  const zones = new Set(rates.filter((rate) => rate.storeId === storeId).map(({ zone }) => zone))
  return countries
    .filter((one) => one.storeId === storeId && zones.has(one.zone))
    .map(({ country }) => country)
    .toSorted()
}

type WeighedLine = { qty: number; product: { type: ProductType; weightGrams?: number } }

/** Of what is sent; services, files and goods whose weight nobody knows add nothing. */
export function parcelGrams(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, { qty, product }) => sum + qty * (product.weightGrams ?? 0), 0)
}
