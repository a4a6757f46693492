// How a country writes an address: which fields, in what order, what they are called, and what its postcodes look like.
import { ADDRESS_FORMS } from './address-forms.ts'

/** As the data name them: name, company, street, district, city, region, postcode. */
export type AddressPart = 'N' | 'O' | 'A' | 'D' | 'C' | 'S' | 'Z'

export type AddressForm = {
  /** Lines of `%` fields, and the same for addresses in Latin letters. */
  format: string
  latinFormat: string
  /** Needed, from a list or as free text; undefined where an address is complete without it. */
  region: 'list' | 'text' | undefined
  regionName: 'province' | 'state' | 'prefecture' | 'oblast' | 'area' | 'county' | 'emirate' | 'region'
  cityName: 'city' | 'district' | 'post_town' | 'suburb'
  districtName: 'district' | 'neighborhood'
  postcodeName: 'postal' | 'postcode' | 'zip' | 'eircode'
  /** Undefined where any will do. */
  postcode: RegExp | undefined
  postcodeExample: string
}

const PLAIN = '%N%n%O%n%A%n%C'
/** English has two words for the same thing. */
const POSTCODE_SPEAKERS: ReadonlySet<string> = new Set(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'])
const known = <T extends string>(name: string | undefined, names: readonly T[], usual: T): T =>
  names.find((one) => one === name) ?? usual

let rows: Map<string, string> | undefined
const rowOf = (country: string): string => {
  rows ??= new Map(ADDRESS_FORMS.split('\n').map((row) => [row.slice(0, 2), row]))
  return rows.get(country) ?? ''
}

export function addressFormOf(country: string): AddressForm {
  const [, format = PLAIN, latin, region, postcode, example = '', ...names] = rowOf(country).split(';')
  const [regionName, cityName, districtName, postcodeName] = names
  return {
    format,
    latinFormat: latin || format,
    region: region === 'list' || region === 'text' ? region : undefined,
    regionName: regionNameOf(regionName),
    cityName: known(cityName, ['district', 'post_town', 'suburb'], 'city'),
    districtName: known(districtName, ['neighborhood'], 'district'),
    postcodeName: POSTCODE_SPEAKERS.has(country)
      ? 'postcode'
      : known(postcodeName, ['zip', 'eircode'], 'postal'),
    postcode: postcode ? new RegExp(`^(?:${postcode})$`, 'i') : undefined,
    postcodeExample: example,
  }
}

/** Countries of which nothing is said call it a province; rarer words are a region to everybody. */
function regionNameOf(name: string | undefined): AddressForm['regionName'] {
  if (!name || name === 'do_si') return 'province'
  return known(name, ['state', 'prefecture', 'oblast', 'area', 'county', 'emirate'], 'region')
}

export const hasPart = ({ format }: Pick<AddressForm, 'format'>, part: AddressPart): boolean =>
  format.includes(`%${part}`)

/** Rows of the fields a shopper fills in, as an address is written; name, company and country are asked by themselves. */
export function askedRows(form: AddressForm, isLatin: boolean): AddressPart[][] {
  const isAsked = (part: string): part is AddressPart =>
    part === 'S'
      ? form.region !== undefined
      : part === 'D'
        ? NAMED_DISTRICTS.test(form.format)
        : 'ACZ'.includes(part)
  return (isLatin ? form.latinFormat : form.format)
    .split('%n')
    .map((line) => [...line.matchAll(/%([A-Z])/g)].map(([, part = '']) => part).filter(isAsked))
    .filter((row) => row.length > 0)
}

/** Where it stands beside or over the city; elsewhere it is one more line nobody needs. */
const NAMED_DISTRICTS = /%C%D|%D%n%Z %C/
