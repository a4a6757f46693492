// The catalogue as a table other shops read, piece by piece: what comes back from it unchanged changes nothing here.
import type {
  AttributeRecord,
  CategoryRecord,
  LinkRecord,
  ProductRecord,
} from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { LINKS, PRODUCTS } from '../../records/product-sql.ts'
import { ATTRIBUTES, CATEGORIES } from '../../records/shop-sql.ts'
import { flatOf, type Spoken, Words } from '../goods/kept/flat.ts'
import { type Around, handleOf, writeKept } from '../goods/kept/kept.ts'
import type { Format } from '../read-format.ts'
import { csvLine } from './cells.ts'
import type { Family, Item, TableWriter } from './family.ts'
import { genericWriter } from './write-generic.ts'
import { magentoWriter } from './write-magento.ts'
import { shopifyWriter } from './write-shopify.ts'
import { wooCommerceWriter } from './write-woocommerce.ts'

const WRITERS: Record<Format, TableWriter> = {
  ...{ shopify: shopifyWriter, woocommerce: wooCommerceWriter, magento: magentoWriter },
  csv: genericWriter,
}
/** Of products that are not chosen in others. */
const PIECE = 200

export type TablePiece = { text: string; products: number; next: number | null }
export type TableWish = Spoken & { format: Format; now: Date; after: number; size?: number }

/** The piece behind a product's id; from 0 with the line of columns. */
export async function writePiece(db: Database, { size = PIECE, ...wish }: TableWish): Promise<TablePiece> {
  const shop = await readShop(db, wish)
  const leads = await leadsAfter(db, wish.after, size)
  const families = await familiesOf(db, leads, shop)
  const writer = WRITERS[wish.format]
  const columns = writer.columns(shop.names)
  // Spreadsheets read UTF-8 by this mark; the other programs would take it for a letter of the first column.
  const mark = wish.format === 'csv' ? '\uFEFF' : ''
  const head =
    wish.after === 0 ? mark + csvLine(columns, Object.fromEntries(columns.map((one) => [one, one]))) : ''
  const rows = families.flatMap((family) => writer.rows(family, wish.now))
  return {
    text: head + rows.map((cells) => csvLine(columns, cells)).join(''),
    products: families.reduce((sum, { children }) => sum + 1 + children.length, 0),
    next: leads.length < size ? null : (leads.at(-1) ?? null),
  }
}

type Shop = {
  words: Words
  names: { code: string; name: string }[]
  around: Around[]
  wish: TableWish
}

async function readShop(db: Database, wish: TableWish): Promise<Shop> {
  const attributes = await recordsOf<AttributeRecord>(db, sql`${ATTRIBUTES}`)
  const categories = await recordsOf<CategoryRecord>(db, sql`${CATEGORIES}`)
  const words = new Words(attributes, categories, wish.language)
  return {
    words,
    names: attributes.map(({ code }) => ({ code, name: words.nameOf(code) })),
    around: wish.after === 0 ? [...attributes, ...categories] : [],
    wish,
  }
}

async function recordsOf<T>(db: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await query.execute(db)
  return (rows as { record: T }[]).map(({ record }) => record)
}

/** Who is chosen in another stands with it, and is not written twice. */
async function leadsAfter(db: Database, after: number, size: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select i.product_id from import_product i
    where i.product_id > ${after} and not exists (
      select from product_variant v join import_product parent on parent.product_id = v.parent_id
      where v.child_id = i.product_id)
    order by i.product_id limit ${size}`.execute(db)
  return rows.map(({ product_id: id }) => id)
}

async function familiesOf(db: Database, leads: readonly number[], shop: Shop): Promise<Family[]> {
  const { rows } = await sql<{ parent_id: number; child_id: number; parent: string; child: string }>`
    select v.parent_id, v.child_id, p.sku as parent, c.sku as child from (
      select distinct on (child_id) child_id, parent_id, position from product_variant
      join import_product own on own.product_id = parent_id order by child_id, parent_id) v
    join import_product i on i.product_id = v.child_id
    join product p on p.product_id = v.parent_id join product c on c.product_id = v.child_id
    where v.parent_id = any(${[...leads]}::bigint[]) order by v.parent_id, v.position, v.child_id`.execute(db)
  // As they are written, whatever their ids: the same catalogue is the same table.
  const variants = Map.groupBy(rows, ({ parent_id: id }) => id)
  const ids = leads.flatMap((lead) => [lead, ...(variants.get(lead) ?? []).map(({ child_id: id }) => id)])
  const records = await productsOf(db, ids)
  const links = Map.groupBy(await recordsOf<LinkRecord>(db, sql`${LINKS(ids)}`), ({ sku }) => sku)
  const each = Math.ceil(shop.around.length / Math.max(1, records.length))
  const items = new Map(
    records.map((record, at) => [
      record.sku,
      itemOf(
        { record, links: links.get(record.sku) ?? [] },
        shop,
        shop.around.slice(at * each, (at + 1) * each),
      ),
    ]),
  )
  const children = Map.groupBy(rows, ({ parent }) => parent)
  const held = new Set(rows.map(({ child }) => child))
  return [...items.values()]
    .filter(({ flat }) => !held.has(flat.sku))
    .map((lead) => ({
      lead,
      children: (children.get(lead.flat.sku) ?? []).flatMap(({ child }) => items.get(child) ?? []),
    }))
}

async function productsOf(db: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  const { rows } = await PRODUCTS(ids).execute(db)
  const found = new Map(
    (rows as { product_id: number; record: ProductRecord }[]).map((row) => [row.product_id, row.record]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

type Own = { record: ProductRecord; links: readonly LinkRecord[] }

function itemOf({ record, links }: Own, { words, wish }: Shop, around: readonly Around[]): Item {
  const { language, currency } = wish
  return {
    flat: flatOf(record, words, wish),
    kept: writeKept({ language, currency, record, links, around }),
    axes: (record.axes ?? []).map((code) => ({ code, name: words.nameOf(code) })),
    links: links.map(({ type, linkedSku, qty = 1 }) => ({ type, sku: linkedSku, qty })),
    handle: handleOf({ record, language }),
  }
}
