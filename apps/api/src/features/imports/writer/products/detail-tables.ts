import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { type RawBuilder, sql } from 'kysely'
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
  /** What is there stays. */
  isKept?: true
  rowsOf: (run: Run, record: ProductRecord) => object[]
}

/** Written whole for each product that changed: nothing else in the database points at their rows. */
const DETAIL_TABLES: readonly DetailTable[] = [
  {
    table: 'product_text',
    columns: 'language text, name text, description text, short_description text, url_key text',
    rowsOf: (_, record) => textRows(record),
  },
  {
    table: 'product_price',
    columns:
      'store_id int, price_minor bigint, special_minor bigint, special_from timestamptz, special_to timestamptz',
    rowsOf: (_, record) => priceRows(record),
  },
  {
    table: 'product_attribute',
    columns: 'attribute_id int, option_id int, value text',
    rowsOf: attributeRows,
  },
  { table: 'product_category', columns: 'category_id int, position int', rowsOf: categoryRows },
  {
    table: 'product_media',
    columns: 'position int, path text, kind text, label text, video jsonb, color_key text, tone text',
    rowsOf: (_, record) => mediaRows(record),
  },
  { table: 'product_axis', owner: 'parent_id', columns: 'attribute_id int, position int', rowsOf: axisRows },
  {
    table: 'download_link',
    columns: 'position int, titles jsonb, file text, price_minor jsonb',
    rowsOf: (_, record) => downloadRows(record),
  },
]

/** What the source remembers is put to what the shop remembers itself. */
const FORMER_PRICE: DetailTable = {
  table: 'former_price',
  isKept: true,
  columns: 'store_id int, until timestamptz, price_minor bigint',
  rowsOf: (_, record) => formerPriceRows(record),
}

export function detailStatements(run: Run, stored: readonly Stored[]): RawBuilder<unknown>[] {
  const changedIds = stored.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const deletes = changedIds.length > 0 ? DETAIL_TABLES.map((detail) => deleteOf(detail, changedIds)) : []
  const inserts = [...DETAIL_TABLES, FORMER_PRICE].flatMap((detail) => insertOf(run, detail, stored))
  return [...deletes, ...inserts]
}

function deleteOf(detail: DetailTable, ids: readonly number[]): RawBuilder<unknown> {
  return sql`delete from ${sql.table(detail.table)} where ${sql.ref(ownerOf(detail))} = any(${ids}::bigint[])`
}

function insertOf(run: Run, detail: DetailTable, stored: readonly Stored[]): RawBuilder<unknown>[] {
  const rows = stored.flatMap(({ id, record }) =>
    detail.rowsOf(run, record).map((row) => ({ [ownerOf(detail)]: id, ...row })),
  )
  if (rows.length === 0) return []
  const columns = `${ownerOf(detail)} bigint, ${detail.columns}`
  const list = sql.raw(columns.replace(/(\w+) \w+/g, '$1'))
  return [
    sql`insert into ${sql.table(detail.table)} (${list}) select ${list} from ${rowsOf(rows, columns)} r
      ${sql.raw(detail.isKept ? 'on conflict do nothing' : '')}`,
  ]
}

function ownerOf({ owner }: DetailTable): string {
  return owner ?? 'product_id'
}
