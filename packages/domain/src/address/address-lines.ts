// An address as its country writes it, for everything that prints one.

import { type AddressForm, type AddressPart, addressFormOf } from './address-form.ts'
import { countryName } from './country-name.ts'
import { joinName } from './split-name.ts'

/** As an order keeps it; older ones lack fields that came later. */
export type PrintedAddress = Partial<{
  firstname: string
  lastname: string
  company: string
  street: readonly string[]
  district: string
  city: string
  region: string
  region_code: string
  postcode: string
  country_id: string
}>

/** Where the post writes the letters of a region and not its name. */
const REGION_BY_LETTERS: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US'])
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Company, name, street, place and country; `locale` is who reads it. */
export function addressLines(address: PrintedAddress, locale: string): string[] {
  const { country_id: country = '' } = address
  const form = addressFormOf(country)
  const format = formatFor(form, address)
  const values = valuesOf(address)
  const lines = format.split('%n').flatMap((line) => printed(line, values))
  const name = nameOf(country, locale)
  if (!name) return lines
  // From the large to the small: the country comes first as well.
  return /^[^%]*%[ZS]/.test(format) ? [name, ...lines] : [...lines, name]
}

/** The same without who it is, where that stands by itself. */
export const placeLines = (address: PrintedAddress, locale: string): string[] =>
  addressLines({ ...address, firstname: '', lastname: '' }, locale)

function formatFor({ format, latinFormat }: AddressForm, { street = [], city = '' }: PrintedAddress): string {
  return EAST_ASIAN.test([...street, city].join('')) ? format : latinFormat
}

type Values = Record<AddressPart, readonly string[]>

function valuesOf(address: PrintedAddress): Values {
  const { company = '', street = [], district = '', city = '', postcode = '', country_id = '' } = address
  const { region = '', region_code: letters = '' } = address
  const region_ = REGION_BY_LETTERS.has(country_id) ? letters || region : region || letters
  const one = (text: string) => [text.trim()].filter(Boolean)
  return {
    N: one(joinName(address)),
    O: one(company),
    A: street.flatMap(one),
    D: one(district),
    // Peking is a city and its own province.
    C: city.trim() === region_.trim() ? [] : one(city),
    S: one(region_),
    Z: one(postcode),
  }
}

/** What stands between two fields goes with the second one, and away with it. */
function printed(line: string, values: Values): string[] {
  if (line === '%A') return [...values.A]
  let text = ''
  for (const [, literal = '', part = ''] of line.matchAll(/([^%]*)%([A-Z])/g)) {
    const value = values[part as AddressPart]?.join(', ') ?? ''
    if (value !== '') text += before(literal, text, value) + value
  }
  return text === '' ? [] : [text]
}

function before(literal: string, text: string, value: string): string {
  const isTyped = literal.trim() !== '' && value.toUpperCase().startsWith(literal.trim())
  const isSeparator = /^[\s,/-]*$/.test(literal)
  return isTyped || (text === '' && isSeparator) ? '' : literal
}

function nameOf(country: string, locale: string): string {
  return /^[A-Z]{2}$/.test(country) ? countryName(country, locale) : country
}
