// One order out of its rows.
import { isEmail } from '@vitrine/domain/contact/email'
import { found, momentOf, shortText, sumOf, type TableRow } from './cells-of.ts'
import * as fields from './fields.ts'
import { BadRow, type Ending, type Facts, type FormerOrder } from './former-order.ts'
import { lineIn, packedLines } from './line-cells.ts'

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
  if (lines.length > MAX_LINES) throw new BadRow(row.place, `the order has more than ${MAX_LINES} lines`)
  return {
    number: checkedNumber(row),
    email: emailIn(row),
    placed_at: momentOf(row, fields.ORDER.placedAt) ?? missing(row, 'the day of the order'),
    currency: currencyIn(row, currency),
    total_minor: sumOf(row, fields.ORDER.total) ?? missing(row, 'the total of the order'),
    ending: endingOf(row, facts),
    facts,
    lines,
  }
}

function missing(row: TableRow, what: string): never {
  throw new BadRow(row.place, `${what} is missing`)
}

function checkedNumber(row: TableRow): string {
  const number = numberIn(row)
  if (number.length > 60) throw new BadRow(row.place, 'the number of the order is longer than 60 letters')
  return number
}

/** Nobody could ever be shown an order without one. */
function emailIn(row: TableRow): string {
  const email = found(row, fields.ORDER.email).toLowerCase()
  if (email === '') return missing(row, 'the e-mail address of who ordered')
  if (!isEmail(email)) throw new BadRow(row.place, `"${email.slice(0, 80)}" is no e-mail address`)
  return email
}

function currencyIn(row: TableRow, fallback: string | undefined): string {
  const code = found(row, fields.ORDER.currency).toUpperCase() || fallback
  if (code === undefined) return missing(row, 'the currency')
  if (!/^[A-Z]{3}$/.test(code)) throw new BadRow(row.place, `"${code.slice(0, 20)}" is no currency`)
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
  if (notes.length > MAX_NOTES) throw new BadRow(row.place, `the note is longer than ${MAX_NOTES} letters`)
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
  if (words.some((word) => NEVER.test(word)))
    throw new BadRow(row.place, `it stands at "${state}": there never was such an order`)
  if (canceled_at !== undefined || words.some((word) => CANCELED.test(word))) return 'canceled'
  return words.some((word) => REFUNDED.test(word)) ? 'refunded' : null
}
