import { addressFormOf, hasPart } from './address-form.ts'

/** As tables hold it: capitals and digits alone. */
export const plainPostcode = (postcode: string): string => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether addresses of a country have one: Hong Kong and others write none, and a form asks for none there. */
export const hasPostcodes = (country: string): boolean => hasPart(addressFormOf(country), 'Z')

/** Some write the country before it, as the post of other countries wants. */
const COUNTRY_LETTERS = /^[A-Z]{1,2}-(?=\d)/i

/** Countries without postcodes take any, and none; where nothing is known of them three characters are enough (spec §5). */
export function isPostcode(country: string, postcode: string): boolean {
  const form = addressFormOf(country)
  const text = postcode.trim()
  if (!hasPostcodes(country)) return true
  if (!form.postcode) return text.length >= 3
  return form.postcode.test(text) || form.postcode.test(text.replace(COUNTRY_LETTERS, ''))
}
