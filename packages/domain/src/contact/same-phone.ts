import { phoneParts } from './phone.ts'

/** Beyond so many digits from the end there is only a country. */
const WITHIN_COUNTRY = 9
/** Of Denmark and Norway; shorter ones are of one town, and of many. */
const SHORTEST_NATIONAL = 8

/** A number with and without its country's prefix is one number: in full it ends with what is dialled at home. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(dialled).toSorted((a, b) => a.length - b.length)
  if (short.length < SHORTEST_NATIONAL) return short.length >= 6 && short === long
  return long.endsWith(short.slice(-WITHIN_COUNTRY))
}

/** Without the zeros that only lead out of a town or a country. */
const dialled = (phone: string) => phoneParts(phone).number.replace(/\D/g, '').replace(/^0+/, '')
