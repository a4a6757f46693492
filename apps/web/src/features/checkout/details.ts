// What the form asks: an address, and the mailbox the order is told of at.
import type { PlaceOrder } from '@vitrine/contract/order'
import { isEmail } from '@vitrine/domain/contact/email'
import type { MessageKey } from '@vitrine/i18n/message-key'
import * as address from '#web/lib/address/address-details.ts'
import { addressProblems } from '#web/lib/address/address-problems.ts'
import type { Regions } from '#web/lib/address/region.ts'

export type Field = address.AddressField | 'email'
export type Details = Record<Field, string> & { billing?: string; comment?: string }
/** As the contract has it. */
export const MOST_OF_COMMENT = 500
export type Problems = Partial<Record<Field, MessageKey>>
type OrderAddress = PlaceOrder['addressInformation']['billingAddress']

export const emptyDetails = (country: string): Details => ({ email: '', ...address.emptyAddress(country) })

export function problemsOf(
  details: Details,
  regions: Regions,
  carriage: { isCarried: boolean } = { isCarried: true },
): Problems {
  const email = details.email.trim()
  const words = email === '' ? 'checkout.needEmail' : 'checkout.wrongEmail'
  return { ...(!isEmail(email) && { email: words }), ...addressProblems(details, regions, carriage) }
}

export function toAddress(details: Details, regions: Regions): OrderAddress {
  return { ...address.toAddress(details, regions), email: details.email.trim() }
}
