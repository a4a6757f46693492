import { decimalAmount } from '@vitrine/domain/money/decimal-amount'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { ROW_KINDS, ROWS, type RowKind } from './row-schemas.ts'

type Cells = Record<string, unknown>

/** The tables of delivery as a file somebody edits and brings in again; nothing is lost on the way. */
export async function writeDeliveryFile(db: Database): Promise<string> {
  const tables = await readTables(db)
  const blocks = ROW_KINDS.map((kind) => {
    const columns = Object.keys(ROWS[kind].shape)
    const lines = tables[kind].map((row) => [kind, ...columns.map((column) => row[column])])
    return [[`#${kind}`, ...columns], ...lines].map((cells) => `${cells.map(cellOf).join(',')}\n`).join('')
  })
  return blocks.join('\n')
}

function cellOf(value: unknown): string {
  const text = String(value ?? '')
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function readTables(db: Database): Promise<Record<RowKind, Cells[]>> {
  const { rows } = await sql<Record<RowKind, Cells[]>>`select
    ${listOf(sql`select carrier_code as carrier, method_code as method, position, enabled, titles, carrier_titles
      from shipping_method order by position, method_id`)} as way,
    ${listOf(sql`select code as store, country, zone, duty from delivery_country join store using (store_id)
      order by store_id, zone, country`)} as country,
    ${listOf(sql`select code as store, country, prefix, p.zone from delivery_postcode p join store using (store_id)
      order by store_id, country, prefix`)} as postcode,
    ${listOf(sql`select code as store, zone, carrier_code as carrier, method_code as method, up_to_grams, price_minor,
      free_from_minor, days_min, days_max
      from shipping_rate join store using (store_id) join shipping_method m using (method_id)
      order by store_id, zone, m.position, method_id, up_to_grams nulls last`)} as rate,
    ${listOf(sql`select carrier_code as carrier, method_code as method, country, code, name, street, postcode, city, hours
      from pickup_point join shipping_method using (method_id) order by method_id, country, code`)} as point`.execute(
    db,
  )
  const { way = [], country = [], postcode = [], rate = [], point = [] } = rows[0] ?? {}
  return { way: way.map(wayCells), country, postcode, rate: rate.map(rateCells), point }
}

const listOf = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(one), '[]') from (${query}) one)`

function wayCells({ enabled, titles, carrier_titles, ...way }: Cells): Cells {
  const words = (prefix: string, of: unknown) =>
    Object.fromEntries(LANGUAGES.map((one) => [`${prefix}_${one}`, (of as Cells)[one] ?? '']))
  return {
    ...way,
    enabled: enabled ? 'yes' : 'no',
    ...words('title', titles),
    ...words('carrier_title', carrier_titles),
  }
}

const rateCells = ({ price_minor, free_from_minor, ...rate }: Cells): Cells => ({
  ...rate,
  price: decimalAmount(Number(price_minor)),
  free_from: free_from_minor === null ? '' : decimalAmount(Number(free_from_minor)),
})
