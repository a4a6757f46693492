import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { exportCustomers as exportCall } from '@vitrine/contract/people/customer-table'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { csvLine, guarded } from '../formats/write/cells.ts'
import { PLACE_FIELDS, type PlaceCells } from './columns.ts'
import { type CustomerRow, countCustomers, selectCustomers } from './customer-rows.ts'
import { readPlace, writeKept } from './kept-customer.ts'
import { cellsOfPlace } from './places.ts'

type Wish = CallParsed<typeof exportCall>['query'] & { size?: number }
type Piece = CallReply<typeof exportCall>

const PIECE = 500

export async function exportCustomers(ctx: Context, wish: Wish): Promise<Piece> {
  assertMay(ctx, 'customer:manage')
  if (wish.after > 0) return writeCustomers(ctx.db, wish)
  return inTransaction(ctx, async (ctx) => {
    const after = { customers: await countCustomers(ctx.db), format: wish.format }
    await audit(ctx, { may: 'customer:manage', entity: 'customer_table', id: 'export', after })
    return writeCustomers(ctx.db, wish)
  })
}

/** The piece behind a customer's number; from 0 with the line of columns. */
async function writeCustomers(db: Database, { format, after, size = PIECE }: Wish): Promise<Piece> {
  const rows = await selectCustomers(db, { after, size })
  const columns = COLUMNS[format]
  const mark = format === 'csv' ? '\uFEFF' : ''
  const names = Object.values(columns)
  const head = after === 0 ? mark + csvLine(names, Object.fromEntries(names.map((name) => [name, name]))) : ''
  const lines = rows.map((row) => {
    const cells = Object.entries(cellsOf(row)).map(([field, cell]) => [columns[field as Field], cell])
    return csvLine(names, Object.fromEntries(cells))
  })
  return {
    text: head + lines.join(''),
    customers: rows.length,
    next: rows.length < size ? null : (rows.at(-1)?.id ?? null),
  }
}

type Field = 'email' | 'phone' | 'firstname' | 'lastname' | 'letters' | 'orders' | 'kept' | keyof PlaceCells

/** In the order they stand in; both makes of table are read by `columns.ts`. */
const COLUMNS: Readonly<Record<Wish['format'], Readonly<Record<Field, string>>>> = {
  csv: {
    ...{
      email: 'email',
      phone: 'phone',
      firstname: 'firstname',
      lastname: 'lastname',
      letters: 'newsletter',
    },
    ...{ company: 'company', street: 'street', street2: 'street2', postcode: 'postcode', city: 'city' },
    ...{ region: 'region', country_id: 'country', telephone: 'address_telephone', vat_id: 'vat_id' },
    ...{ orders: 'orders', kept: 'vitrine_customer' },
  },
  shopify: {
    ...{ firstname: 'First Name', lastname: 'Last Name', email: 'Email' },
    ...{ letters: 'Accepts Email Marketing', company: 'Default Address Company' },
    ...{
      street: 'Default Address Address1',
      street2: 'Default Address Address2',
      city: 'Default Address City',
    },
    ...{ region: 'Default Address Province Code', country_id: 'Default Address Country Code' },
    ...{ postcode: 'Default Address Zip', telephone: 'Default Address Phone', phone: 'Phone' },
    ...{ orders: 'Total Orders', vat_id: 'VAT Number', kept: 'Vitrine customer' },
  },
}

function cellsOf(row: CustomerRow): Record<Field, string> {
  const { email, phone, firstname, lastname, since, city, postcode, country, places, letters } = row
  const [first] = places
  const place = first === undefined ? undefined : readPlace(first)
  const texts = { email: email ?? '', phone: phone ?? '', firstname, lastname }
  const none = Object.fromEntries(PLACE_FIELDS.map((field) => [field, ''])) as PlaceCells
  const plain = { ...texts, ...(place ? cellsOfPlace(place) : none) }
  return {
    ...(Object.fromEntries(
      Object.entries(plain).map(([field, text]) => [field, guarded(text)]),
    ) as typeof plain),
    letters: letters.length > 0 ? 'yes' : 'no',
    orders: String(row.orders),
    kept: writeKept({ since: since.toISOString(), city, postcode, country, letters, places }),
  }
}
