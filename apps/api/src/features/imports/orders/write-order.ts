// An order in Shopify's words.
import { joinName } from '@vitrine/domain/address/split-name'
import { amount, csvLine, guarded } from '../formats/write/cells.ts'
import type { OrderLine, OrderRow } from './order-rows.ts'

const PLACE_COLUMNS = [
  ...(['Name', 'Street', 'Address1', 'Address2', 'Company', 'City', 'Zip', 'Province', 'Country'] as const),
  'Phone',
] as const
const of = (whose: string) => PLACE_COLUMNS.map((column) => `${whose} ${column}`)

const COLUMNS = [
  ...[
    'Name',
    'Email',
    'Financial Status',
    'Paid at',
    'Fulfillment Status',
    'Fulfilled at',
    'Accepts Marketing',
  ],
  ...['Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code', 'Discount Amount'],
  ...['Shipping Method', 'Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price'],
  ...['Lineitem compare at price', 'Lineitem sku', 'Lineitem fulfillment status', ...of('Billing')],
  ...[
    ...of('Shipping'),
    'Notes',
    'Cancelled at',
    'Payment Method',
    'Payment Reference',
    'Refunded Amount',
    'Id',
  ],
  // Shopify has none of these; other programs pass them over.
  ...['Store', 'State', 'Bonuses', 'Gift Cards', 'Lineitem returned quantity', 'Lineitem tax'],
]

export const headLine = csvLine(COLUMNS, Object.fromEntries(COLUMNS.map((one) => [one, one])))

/** Sums and addresses stand in its first row alone, so that columns can be added up. */
export function orderLines(order: OrderRow): string {
  const ofAll = { Name: `#${order.number}`, Email: order.email, 'Created at': moment(order.created_at) }
  const lines = order.lines.map((line) => lineOf(order, line))
  return writeRows({ ofAll, whole: wholeOf(order), lines })
}

type Cells = Record<string, string>

/** What is of the whole order stands beside its first line. */
export function writeRows({ ofAll, whole, lines }: { ofAll: Cells; whole: Cells; lines: Cells[] }): string {
  const [first, ...others] = lines
  const rows = [{ ...ofAll, ...whole, ...first }, ...others.map((line) => ({ ...ofAll, ...line }))]
  return rows.map((row) => csvLine(COLUMNS, guardedOf(row))).join('')
}

const guardedOf = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, guarded(text)]))

function wholeOf(order: OrderRow): Record<string, string> {
  return {
    'Financial Status': financialOf(order),
    'Paid at': moment(order.paid_at),
    'Fulfillment Status': fulfillmentOf(order),
    'Fulfilled at': moment(order.sent_at),
    'Accepts Marketing': order.has_letters ? 'yes' : 'no',
    Currency: order.currency,
    Subtotal: amount(order.subtotal_minor),
    Shipping: amount(order.shipping_minor),
    Taxes: amount(order.tax_minor),
    Total: amount(order.total_minor),
    'Discount Code': order.coupon ?? '',
    'Discount Amount': amount(order.discount_minor),
    'Shipping Method': order.shipping_method?.title ?? order.shipping_method?.method_title ?? '',
    ...placeOf('Billing', order.billing_address),
    ...(order.shipping_address && placeOf('Shipping', order.shipping_address)),
    Notes: order.comment,
    'Cancelled at': moment(order.canceled_at),
    'Payment Method': order.payment_method?.title ?? '',
    'Payment Reference': order.payment_ref ?? '',
    'Refunded Amount': amount(order.refunded_minor),
    Id: String(order.id),
    ...{ Store: order.store, State: order.state },
    Bonuses: amount(order.bonus_minor),
    'Gift Cards': amount(order.gift_card_minor),
  }
}

const lineOf = (order: OrderRow, line: OrderLine): Record<string, string> => ({
  'Lineitem quantity': String(line.qty),
  'Lineitem name': line.name,
  'Lineitem price': amount(line.price_minor),
  'Lineitem compare at price': amount(line.base_price_minor ?? undefined),
  'Lineitem sku': line.sku,
  'Lineitem fulfillment status': fulfillmentOf(order),
  'Lineitem returned quantity': String(line.returned_qty),
  'Lineitem tax': amount(line.tax_minor),
})

function placeOf(whose: 'Billing' | 'Shipping', place: OrderRow['billing_address']): Record<string, string> {
  const [first = '', ...more] = place.street ?? []
  const cells: Record<(typeof PLACE_COLUMNS)[number], string> = {
    Name: joinName(place),
    Street: [first, ...more].filter(Boolean).join(', '),
    Address1: first,
    Address2: more.join(', '),
    Company: place.company ?? '',
    City: place.city ?? '',
    Zip: place.postcode ?? '',
    Province: place.region_code || (place.region ?? ''),
    Country: place.country_id ?? '',
    Phone: place.telephone ?? '',
  }
  return Object.fromEntries(Object.entries(cells).map(([column, cell]) => [`${whose} ${column}`, cell]))
}

const FINANCIAL: Readonly<Record<string, string>> = {
  ...{ open: 'pending', pending: 'pending', failed: 'pending', paid: 'paid' },
  ...{ part_refunded: 'partially_refunded', refunded: 'refunded' },
}
const financialOf = ({ state, payment_state }: OrderRow) =>
  state === 'canceled' && FINANCIAL[payment_state] === 'pending' ? 'voided' : (FINANCIAL[payment_state] ?? '')

const SENT = ['shipped', 'ready', 'delivered']
const fulfillmentOf = ({ state }: OrderRow) =>
  state === 'returned' ? 'restocked' : SENT.includes(state) ? 'fulfilled' : 'unfulfilled'

/** `2026-01-15 12:00:00 +0000`, as they write it. */
export const moment = (at: Date | null): string =>
  at ? `${at.toISOString().slice(0, 19).replace('T', ' ')} +0000` : ''
