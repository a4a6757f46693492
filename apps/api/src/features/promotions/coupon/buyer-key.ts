import { createHmac, hkdfSync } from 'node:crypto'
import { normalMailbox } from '@vitrine/domain/contact/mailbox'

/** How mailboxes stood in the tables before they were hashed. */
export const PLAIN_MAIL = 'mail '
/** What tells a hashed one from it. */
export const HASHED_MAIL = 'mail#'

/** Of the secret of the shop, which no table holds: who reads the tables alone cannot try mailboxes on them. */
export function buyerKey(shopSecret: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', shopSecret, '', 'buyers of coupons', 32))
}

/** Under what a mailbox is counted: always the same for one mailbox, however it is spelled, and never it. */
export function mailBuyer(key: Uint8Array | undefined, email: string): string {
  if (!key) throw new Error('A coupon is counted where the shop has its key.')
  return HASHED_MAIL + createHmac('sha256', key).update(normalMailbox(email)).digest('base64url')
}
