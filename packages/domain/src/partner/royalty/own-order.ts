import { normalMailbox } from '../../contact/mailbox.ts'
import { isSamePhone } from '../../contact/same-phone.ts'

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
