// What the form asks: an address, and the mailbox the order is told of at.
import type { PlaceOrder } from '@vitrine/contract/order'
import { isEmail } from '@vitrine/domain/contact/email'
import type { MessageKey } from '@vitrine/i18n/message-key'
import * as address from '#web/lib/address/address-details.ts'

export type Field = address.AddressField | 'email'
export type Details = Record<Field, string>
export type Problems = Partial<Record<Field, MessageKey>>
type OrderAddress = PlaceOrder['addressInformation']['billingAddress']

export const emptyDetails = (country: string): Details => ({ email: '', ...address.emptyAddress(country) })

export function problemsOf(details: Details): Problems {
  const isReachable = isEmail(details.email.trim())
  return { ...(!isReachable && { email: 'checkout.wrongEmail' }), ...address.addressProblems(details) }
}

export function toAddress(details: Details): OrderAddress {
  return { ...address.toAddress(details), email: details.email.trim() }
}
