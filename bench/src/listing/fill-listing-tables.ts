import type { DocumentInput } from '@vitrine/search/port'
import type pg from 'pg'

const BATCH = 5_000

// What a careful shop on PostgreSQL alone would keep for its lists: flat rows, narrow types, an index for each way in.
const TABLES = `
  create table listed (id int, ptype int, brand int, gender int, set int, only_promo text, status int,
    visibility int, bestseller int, price int);
  create table listed_category (category_id int, product_id int);
  create table listed_variant (product_id int, color int, size int)`
const INDEXES = `
  alter table listed add primary key (id);
  alter table listed_category add primary key (category_id, product_id);
  create index on listed_variant (product_id) include (color, size);
  create index on listed_variant (color, size, product_id);
  create index on listed (price, id desc) where status = 1 and visibility = 4;
  create index on listed (bestseller desc, id desc) where status = 1 and visibility = 4;
  vacuum analyze listed; vacuum analyze listed_category; vacuum analyze listed_variant`

const COLUMNS: Record<string, string[]> = {
  listed: 'int int int int int text int int int int'.split(' '),
  listed_category: ['int', 'int'],
  listed_variant: ['int', 'int', 'int'],
}

type Row = (number | string | undefined)[]

export async function fillListingTables(
  client: pg.Client,
  documents: Iterable<DocumentInput>,
): Promise<void> {
  await client.query(TABLES)
  const rows: Record<string, Row[]> = { listed: [], listed_category: [], listed_variant: [] }
  for (const document of documents) {
    rows.listed?.push(toRow(document))
    for (const category of document.terms.category_ids ?? [])
      rows.listed_category?.push([category, document.id])
    for (const { available, terms } of document.variants)
      if (available) rows.listed_variant?.push([document.id, terms.color, terms.size])
    if (rows.listed?.length === BATCH) await writeAll(client, rows)
  }
  await writeAll(client, rows)
  for (const statement of INDEXES.split(';')) await client.query(statement)
}

function toRow({ id, terms, numbers, prices }: DocumentInput): Row {
  const one = (field: string) => terms[field]?.[0]
  const facts = ['ptype', 'brand', 'gender', 'set', 'only_promo', 'status', 'visibility'].map(one)
  return [id, ...facts, numbers.bestseller, prices.us]
}

async function writeAll(client: pg.Client, rows: Record<string, Row[]>): Promise<void> {
  for (const [table, types] of Object.entries(COLUMNS)) {
    const values = rows[table] ?? []
    const columns = types.map((_, at) => values.map((row) => row[at]))
    const lists = types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')
    await client.query(`insert into ${table} select * from unnest(${lists})`, columns)
    rows[table] = []
  }
}
