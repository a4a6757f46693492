import type { CallReply } from '@vitrine/contract/call'
import type { listStates as listStatesCall } from '@vitrine/contract/content'
import { US_STATES } from './us-states.ts'

type State = CallReply<typeof listStatesCall>[number]

/** Countries besides the United States whose addresses are not complete without a region. */
const WITH_REGIONS = new Set(['AE', 'AU', 'CA', 'CN', 'ES', 'IT', 'JP', 'KR', 'MX'])
const LETTERS = 36

/** Empty where the region of an address is free text, or none. */
export async function listStates(country: string): Promise<State[]> {
  if (country === 'US') return US_STATES
  if (!WITH_REGIONS.has(country)) return []
  // A list of the whole world, read only once somebody needs it.
  const { allCountries } = await import('country-region-data')
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? []
  return regions.map(([name, code]) => ({ id: idOf(country, code), code, name, country }))
}

/** A number that is the same in every version of the list: the letters of country and region, read as digits. */
function idOf(country: string, code: string): number {
  return Number.parseInt(`${country}${code.padStart(3, '0')}`, LETTERS)
}
