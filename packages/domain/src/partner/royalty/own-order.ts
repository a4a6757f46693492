import { normalMailbox } from '../../contact/mailbox.ts'

type Place = {
  street?: readonly string[] | undefined
  postcode?: string | undefined
  country_id?: string | undefined
}
export type Buyer = {
  customerId: number | null
  emails: readonly string[]
  phones: readonly string[]
  places: readonly Place[]
}

/** A partner, or their household: the same account, mailbox, phone or door. Such orders earn nothing. */
export function isOwnOrder(buyer: Buyer, partner: Buyer): boolean {
  if (buyer.customerId !== null && buyer.customerId === partner.customerId) return true
  return (
    meet(buyer.emails.map(normalMailbox), partner.emails.map(normalMailbox)) ||
    buyer.phones.some((one) => partner.phones.some((other) => isSamePhone(one, other))) ||
    meet(buyer.places.map(doorOf), partner.places.map(doorOf))
  )
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => one !== '' && others.includes(one))
}

/** Beyond so many digits from the end there is only a country. */
const WITHIN_COUNTRY = 9
/** Of Denmark and Norway; shorter ones are of one town, and of many. */
const SHORTEST_NATIONAL = 8

/** A number with and without its country's prefix is one number: in full it ends with what is dialled at home. */
function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(dialled).toSorted((a, b) => a.length - b.length)
  if (short.length < SHORTEST_NATIONAL) return short.length >= 6 && short === long
  return long.endsWith(short.slice(-WITHIN_COUNTRY))
}

/** Without the zeros that only lead out of a town or a country. */
const dialled = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')

/** However it is spelt: letters and digits alone. */
function doorOf({ street = [], postcode = '', country_id: country = '' }: Place): string {
  const door = plain(street.join(' '))
  return door === '' ? '' : `${country} ${plain(postcode)} ${door}`
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/stra(?:ss|s)e\b|str\b\.?/g, 'str')
    .replace(/[^\p{L}\p{N}]/gu, '')
