/** How far a parcel goes: inside the country of the store, to its neighbours, or anywhere else we deliver. */
export type DeliveryZone = 'home' | 'near' | 'world'

// Regions inside which carriers charge alike.
const REGIONS = [
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MD MT NL NO PL PT RO RS SE SI SK UA',
  'US CA MX',
  'RU BY KZ AM GE KG UZ',
  'CN HK MO TW JP KR SG',
  'AU NZ',
  'AE IL TR',
].map((codes) => codes.split(' '))

/** ISO codes of every country we deliver to, sorted. */
export const DELIVERY_COUNTRIES: readonly string[] = REGIONS.flat().sort()

/** Null: we do not deliver there. */
export function deliveryZone(homeCountry: string, country: string): DeliveryZone | null {
  if (!DELIVERY_COUNTRIES.includes(country)) return null
  if (country === homeCountry) return 'home'
  const region = REGIONS.find((codes) => codes.includes(homeCountry))
  return region?.includes(country) ? 'near' : 'world'
}
