// Each two letters that stand beside each other, by which an index knows what may hold a text (migration 0563).
import { type RawBuilder, sql } from 'kysely'
import { numberDigits } from './has-number.ts'
import { phoneDigits, WHOLE_PHONE_DIGITS } from './has-phone.ts'

/** Of a table `shop_order` by its alias. */
export const orderPairs = (alias: string): RawBuilder<string[]> =>
  sql`order_pairs(${sql.join(
    ['number', 'email', 'billing_address', 'shipping_address'].map((column) => sql.ref(`${alias}.${column}`)),
  )})`

/** Of a table `customer` by its alias. */
export const customerPairs = (alias: string): RawBuilder<string[]> =>
  sql`customer_pairs(${sql.join(
    ['firstname', 'lastname', 'email', 'phone'].map((column) => sql.ref(`${alias}.${column}`)),
  )})`

/** As words, as a number, as a phone. Of that the end counts: whoever typed its country may find one that was kept without. */
function formsOf(text: string): string[] {
  const forms = [text, numberDigits(text), phoneDigits(text).slice(-WHOLE_PHONE_DIGITS)]
  return [...new Set(forms)].filter(Boolean)
}

/** A single letter is no pair, and may be anywhere. */
export const hasPairs = (text: string): boolean =>
  formsOf(text).length > 0 && formsOf(text).every((form) => [...form].length > 1)

/** Whether a row may hold a text that has pairs; what is true of the row has still to be asked. */
export function mayHold(kept: RawBuilder<string[]>, text: string): RawBuilder<boolean> {
  const pairs = formsOf(text).map((form) => sql`${kept} @> letter_pairs(${form})`)
  return sql`(${sql.join(pairs, sql` or `)})`
}
