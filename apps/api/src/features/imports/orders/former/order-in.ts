// One order out of its rows.

import { asciiMailbox } from '@vitrine/domain/contact/ascii-mailbox'
import { isEmail } from '@vitrine/domain/contact/email'
import { clipped } from '@vitrine/domain/content/clipped'
import { told } from '#api/refusal/told.ts'
import { found, momentOf, shortText, sumOf, type TableRow } from './cells-of.ts'
import * as fields from './fields.ts'
import { BadRow, type Ending, type Facts, type FormerOrder } from './former-order.ts'
import { lineIn, packedLines } from './line-cells.ts'

const MAX_NUMBER = 60
const MAX_NOTES = 5_000
const MAX_LINES = 500

export const numberIn = (row: TableRow): string =>
  found(row, row.isShopify ? ['Name', ...fields.ORDER.number] : fields.ORDER.number).replace(/^#/, '')

type Rows = readonly [TableRow, ...TableRow[]]

/** What is of the whole order stands in its first row. A currency may be said for the whole table. */
export function orderIn(rows: Rows, { currency }: { currency?: string | undefined }): FormerOrder {
  const [row] = rows
  const facts = factsIn(row)
  const lines = rows.flatMap((one) => lineIn(one) ?? packedLines(one))
  if (lines.length > MAX_LINES) throw new BadRow(row.place, told('TOO_MANY_LINES', { limit: MAX_LINES }))
  return {
    number: checkedNumber(row),
    email: emailIn(row),
    placed_at: momentOf(row, fields.ORDER.placedAt) ?? missing(row, 'day'),
    currency: currencyIn(row, currency),
    total_minor: sumOf(row, fields.ORDER.total) ?? missing(row, 'total'),
    ending: endingOf(row, facts),
    facts,
    lines,
  }
}

function missing(row: TableRow, what: 'day' | 'total' | 'email' | 'currency'): never {
  throw new BadRow(row.place, told('ORDER_LACKS', { what }))
}

function checkedNumber(row: TableRow): string {
  const number = numberIn(row)
  if (number.length > MAX_NUMBER) throw new BadRow(row.place, told('NUMBER_TOO_LONG', { limit: MAX_NUMBER }))
  return number
}

/** Nobody could ever be shown an order without one. */
function emailIn(row: TableRow): string {
  const email = asciiMailbox(found(row, fields.ORDER.email)).toLowerCase()
  if (email === '') return missing(row, 'email')
  if (!isEmail(email)) throw new BadRow(row.place, told('NO_EMAIL', { cell: clipped(email, 80) }))
  return email
}

function currencyIn(row: TableRow, fallback: string | undefined): string {
  const code = found(row, fields.ORDER.currency).toUpperCase() || fallback
  if (code === undefined) return missing(row, 'currency')
  if (!/^[A-Z]{3}$/.test(code)) throw new BadRow(row.place, told('NO_CURRENCY', { cell: clipped(code, 20) }))
  return code
}

function factsIn(row: TableRow): Facts {
  const facts: Facts = {}
  const put = (field: string, fact: string | number | undefined) => {
    if (fact !== undefined && fact !== '') facts[field] = fact
  }
  for (const [field, names] of Object.entries(fields.FACTS.texts)) put(field, shortText(row, names))
  for (const [field, names] of Object.entries(fields.FACTS.moments)) put(field, momentOf(row, names))
  for (const [field, names] of Object.entries(fields.FACTS.sums)) put(field, sumOf(row, names))
  for (const whose of ['Billing', 'Shipping'] as const)
    for (const word of fields.PLACE_FIELDS)
      put(`${whose} ${word}`, shortText(row, fields.placeNames(whose, word)))
  const notes = found(row, fields.ORDER.notes)
  if (notes.length > MAX_NOTES) throw new BadRow(row.place, told('NOTE_TOO_LONG', { limit: MAX_NOTES }))
  put('notes', notes)
  return withWholeNames(facts)
}

/** Two parts of a name become one, as our own table has it. */
function withWholeNames(facts: Facts): Facts {
  for (const whose of ['Billing', 'Shipping']) {
    const { [`${whose} FirstName`]: first, [`${whose} LastName`]: last } = facts
    delete facts[`${whose} FirstName`]
    delete facts[`${whose} LastName`]
    const name = [first, last].filter(Boolean).join(' ')
    if (name !== '') facts[`${whose} Name`] ??= name
  }
  return facts
}

const CANCELED = /^(?:wc-)?cancell?ed$/i
const REFUNDED = /^(?:wc-)?(?:refunded|returned)$/i
/** Of orders nobody ever had. */
const NEVER = /^(?:wc-)?(?:failed|checkout-draft|auto-draft|draft|trash)$/i

function endingOf(row: TableRow, { state, financial, canceled_at }: Facts): Ending {
  const words = [String(state ?? ''), String(financial ?? '')]
  const never = words.find((word) => NEVER.test(word))
  if (never !== undefined) throw new BadRow(row.place, told('NEVER_ORDERED', { state: never }))
  if (canceled_at !== undefined || words.some((word) => CANCELED.test(word))) return 'canceled'
  return words.some((word) => REFUNDED.test(word)) ? 'refunded' : null
}
