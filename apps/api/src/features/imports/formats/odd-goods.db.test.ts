// Tables with one mad row: the others come into the shop, whatever that row would do to it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import { type Format, readFormat } from './read-format.ts'
import { readKnownCatalogue } from './read-known-catalogue.ts'
import { type Cells, tableOf } from './testing/table-of.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

async function take(format: Format, rows: readonly Cells[]) {
  const file = { name: 'goods.csv', bytes: new TextEncoder().encode(tableOf([], rows)), format }
  const reading = await readFormat(
    file,
    { language: 'en', currency: 'USD' },
    await readKnownCatalogue(shop.db),
  )
  return importCatalogue(shop.db, reading.records, { source: 'table', isPart: true })
}

async function isSold(sku: string): Promise<boolean> {
  const { rows } = await sql`select from product join product_document d using (product_id)
    where sku = ${sku} and status = 1 and d.until is null`.execute(shop.db)
  return rows.length === 1
}

/** Each mad row between plain ones of its own; answers the keys of plain ones that are not sold. */
async function lostBeside(format: Format, mad: readonly Cells[]): Promise<string[]> {
  const row = (sku: string): Record<Format, Cells> => ({
    csv: { sku, name: sku, price: '5' },
    magento: { sku, name: sku, price: '5' },
    woocommerce: { Type: 'simple', SKU: sku, Name: sku, 'Regular price': '5' },
    shopify: { Handle: sku, Title: sku, 'Variant SKU': sku, 'Variant Price': '5' },
  })
  const good = mad.map((_, at) => `GOOD-${format}-${at}`)
  await take(
    format,
    mad.flatMap((cells, at) => [
      { ...row(`ODD-${format}-${at}`)[format], ...cells },
      row(good[at] ?? '')[format],
    ]),
  )
  const sold = await Promise.all(good.map(isSold))
  return good.filter((_, at) => !sold[at])
}

const LONG = 'long words '.repeat(500)
const many = (count: number, separator: string) =>
  Array.from({ length: count }, (_, at) => `n${at}`).join(separator)

/** What would end an import if it came through: too long for an index, too large for a column, a name of the language. */
const MAD: Record<Format, Cells[]> = {
  csv: [
    { price: '9999999999' },
    { price: '99999999.99' },
    { qty: '999999999' },
    { category: LONG },
    { category: many(100, ' > ') },
    { category: '★ > —' },
    { colour: LONG },
    { size: '\u{1f9e6}\u200d' },
    { url_key: LONG },
    { url_key: '///' },
    { url_key: 'cart' },
    { name: '\u202eesrever\u202c', description: '\u0007\u001b[31mred' },
    { name: '&nbsp;&#8203;' },
    { image: `https://img.example.com/${LONG.replaceAll(' ', '-')}` },
    { weight_grams: '999999' },
    { parent: 'NOBODY', size: LONG },
  ],
  magento: [
    { product_type: 'grouped', associated_skus: 'GOOD-magento-0=99999999999' },
    { product_type: 'bundle', bundle_values: 'name=A,sku=GOOD-magento-0,default_qty=1e30' },
    { product_type: 'bundle', bundle_values: 'sku=GOOD-magento-0|sku=GOOD-magento-0' },
    { custom_options: 'name=A,type=field,max_characters=1.5' },
    { custom_options: 'name=A,type=radio,required=1' },
    { created_at: '0000-01-01' },
    { created_at: '9999-12-31 23:59:59 -1200' },
    { special_price: '1', special_from_date: '0000-01-01' },
    { additional_attributes: '__proto__=x,constructor=y' },
    { related_skus: 'GOOD-magento-0,GOOD-magento-0', upsell_skus: 'ODD-magento-9' },
    { product_type: 'configurable', configurable_variations: 'sku=GOOD-magento-0,size=|sku=GOOD-magento-0' },
    { product_type: 'downloadable', downloadable_links: 'title=,price=x,url=\t' },
  ],
  shopify: [
    { 'Option1 Name': 'Size', 'Option1 Value': LONG },
    { 'Option1 Name': LONG, 'Option1 Value': 'S' },
    { Vendor: LONG },
    { Handle: '★' },
    { 'Constructor (product.metafields.custom.constructor)': 'Nord' },
  ],
  woocommerce: [
    { 'Attribute 1 name': LONG, 'Attribute 1 value(s)': 'x' },
    { Categories: `A > ${LONG}` },
    { Type: 'variable', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': many(1000, ',') },
  ],
}

test.each(Object.entries(MAD) as [Format, Cells[]][])(
  'a table of the format %s with mad rows brings the plain ones between them',
  async (format, mad) => {
    expect(await lostBeside(format, mad)).toEqual([])
  },
)

test('a shop that took all of them takes a plain table as before, and a second time as nothing new', async () => {
  const plain = [{ sku: 'PLAIN', name: 'Plain', price: '5' }]
  expect(await take('csv', plain)).toMatchObject({ counts: { product: { created: 1 } } })
  expect(await take('csv', plain)).toMatchObject({ generation: null })
})
