import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { type RawBuilder, sql } from 'kysely'
import { CopiedRows } from '../bulk/copied-rows.ts'
import { rowsOf } from '../bulk/rows-of.ts'
import type { Run } from '../run.ts'
import { formerPriceRows, priceRows } from './price-rows.ts'
import { downloadRows, mediaRows, textRows } from './product-rows.ts'
import { attributeRows, axisRows, categoryRows } from './reference-rows.ts'

export type Stored = { id: number; record: ProductRecord; isNew: boolean }

type DetailTable = {
  table: string
  /** Column with the product's id, where it is not called so. */
  owner?: string
  columns: string
  /** Which of the columns tell its rows of one product apart, and are never null. */
  key: readonly string[]
  rowsOf: (run: Run, record: ProductRecord) => object[]
}

/** Nothing else in the database points at their rows. */
const DETAIL_TABLES: readonly DetailTable[] = [
  {
    table: 'product_text',
    columns: 'language text, name text, description text, short_description text, url_key text',
    key: ['language'],
    rowsOf: (_, record) => textRows(record),
  },
  {
    table: 'product_price',
    columns:
      'store_id int, price_minor bigint, special_minor bigint, special_from timestamptz, special_to timestamptz',
    key: ['store_id'],
    rowsOf: (_, record) => priceRows(record),
  },
  {
    table: 'product_attribute',
    columns: 'attribute_id int, option_id int, value text',
    key: ['attribute_id'],
    rowsOf: attributeRows,
  },
  {
    table: 'product_category',
    columns: 'category_id int, position int',
    key: ['category_id'],
    rowsOf: categoryRows,
  },
  {
    table: 'product_media',
    columns: 'position int, path text, kind text, label text, video jsonb, color_key text, tone text',
    key: ['position'],
    rowsOf: (_, record) => mediaRows(record),
  },
  {
    table: 'product_axis',
    owner: 'parent_id',
    columns: 'attribute_id int, position int',
    key: ['attribute_id'],
    rowsOf: axisRows,
  },
  {
    table: 'download_link',
    columns: 'position int, titles jsonb, file text, price_minor jsonb',
    key: ['position'],
    rowsOf: (_, record) => downloadRows(record),
  },
]

/** What the source remembers is put to what the shop remembers itself. */
const FORMER_PRICE: DetailTable = {
  table: 'former_price',
  columns: 'store_id int, until timestamptz, price_minor bigint',
  key: ['store_id', 'until'],
  rowsOf: (_, record) => formerPriceRows(record),
}

/** Of a product that was there before, only rows that came out different are written. */
export function detailStatements(run: Run, stored: readonly Stored[]): RawBuilder<unknown>[] {
  const created = stored.filter(({ isNew }) => isNew)
  const changed = stored.filter(({ isNew }) => !isNew)
  return [
    ...DETAIL_TABLES.flatMap((detail) => replace(detail, { run, stored: changed })),
    ...DETAIL_TABLES.flatMap((detail) => copy(detail, { run, stored: created })),
    ...keep(FORMER_PRICE, { run, stored }),
  ]
}

type Rows = { run: Run; stored: readonly Stored[] }

function copy(detail: DetailTable, { run, stored }: Rows): RawBuilder<unknown>[] {
  const rows = new CopiedRows(columnsOf(detail))
  for (const { id, record } of stored) for (const row of detail.rowsOf(run, record)) rows.add(row, id)
  return rows.into(detail.table)
}

/** What is there stays. */
function keep(detail: DetailTable, { run, stored }: Rows): RawBuilder<unknown>[] {
  const rows = rowsFor(detail, { run, stored })
  if (rows.length === 0) return []
  const { table, list, given } = partsOf(detail, rows)
  return [sql`insert into ${table} (${list}) select ${list} from ${given} r on conflict do nothing`]
}

function replace(detail: DetailTable, { run, stored }: Rows): RawBuilder<unknown>[] {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const { table, list, given, isSame } = partsOf(detail, rowsFor(detail, { run, stored }))
  return [
    sql`delete from ${table} t where t.${sql.ref(ownerOf(detail))} = any(${ids}::bigint[])
      and not exists (select from ${given} r where ${isSame})`,
    sql`insert into ${table} (${list}) select ${list} from ${given} r
      where not exists (select from ${table} t where ${isSame})`,
  ]
}

function rowsFor(detail: DetailTable, { run, stored }: Rows): object[] {
  return stored.flatMap(({ id, record }) =>
    detail.rowsOf(run, record).map((row) => ({ [ownerOf(detail)]: id, ...row })),
  )
}

function partsOf(detail: DetailTable, rows: readonly object[]) {
  const columns = columnsOf(detail)
  const names = columns.split(',').map((column) => column.trim().split(' ')[0] ?? '')
  const key = [ownerOf(detail), ...detail.key]
  const rest = names.filter((name) => !key.includes(name))
  const of = (table: string) => rest.map((name) => `${table}.${name}`).join(', ')
  const sameKey = key.map((name) => `t.${name} = r.${name}`).join(' and ')
  return {
    table: sql.table(detail.table),
    list: sql.raw(names.join(', ')),
    given: rowsOf(rows, columns),
    isSame: sql.raw(
      rest.length > 0 ? `${sameKey} and (${of('t')}) is not distinct from (${of('r')})` : sameKey,
    ),
  }
}

function columnsOf(detail: DetailTable): string {
  return `${ownerOf(detail)} bigint, ${detail.columns}`
}

function ownerOf({ owner }: DetailTable): string {
  return owner ?? 'product_id'
}
