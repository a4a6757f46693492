// What leaves as a table of another shop and comes back has lost nothing, whatever that table has columns for.
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { describeProblem } from '../../problems.ts'
import { exportRecords } from '../../records/export-records.ts'
import { aCategory, aFeed, aLink, aProduct } from '../../testing/small-feed.ts'
import { importCatalogue } from '../../writer/import-catalogue.ts'
import type { Currency } from '../goods/prices.ts'
import { FORMATS, type Format, readFormat } from '../read-format.ts'
import { readKnownCatalogue } from '../read-known-catalogue.ts'
import { aWrittenTable, withPieces } from '../testing/a-written-table.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const HOSTILE = '=cmd|"/c calc", "a;b"\nand more'

/** What cells cannot say, or say wrongly: guards, separators, other languages and currencies, windows, parts. */
const ODD: ProductRecord[] = [
  aProduct({
    sku: '-ODD "1"',
    texts: {
      en: { name: HOSTILE.replace('\n', ' '), description: '\'=1+1 <p>a\\nb,\n"c"</p>', urlKey: 'odd-one' },
      zh: { name: '奇怪', shortDescription: '@短', urlKey: 'qiguai' },
    },
    prices: {
      priceMinor: { us: 1999, de: 1850, ru: 150_000 },
      specialMinor: { us: 1500 },
      specialFrom: '2026-01-01T08:30:00.000Z',
      specialTo: '2026-02-01T22:15:30.400Z',
    },
    stock: { qty: 3, manageStock: false, lowStockQty: 2 },
    attributes: { note: ['\'90s, "wide"; a|b=c'], color: ['navy'], material: ['wool', 'silk'] },
    categoryKeys: ['women', 'odd'],
    flags: { sale: true },
    media: [
      { path: '/o/a,b.webp', kind: 'image', label: '+Front', tone: '#c9bba4', colorKey: 'red' },
      { path: '/o/2.webp', kind: 'image' },
      {
        path: '/v',
        kind: 'video',
        video: { url: 'https://v.example/1', title: 'V', type: 'youtube', videoId: '1' },
      },
    ],
    weightGrams: 321,
  }),
  aProduct({
    sku: 'GROUP',
    type: 'grouped',
    prices: { priceMinor: {} },
    stock: undefined,
    texts: { en: { name: 'Group' } },
  }),
  aProduct({
    sku: 'FILE',
    type: 'downloadable',
    status: 2,
    taxClass: 'None',
    texts: { en: { name: 'Pattern' } },
    customOptions: [
      {
        titles: { en: 'Ribbon', de: 'Band' },
        type: 'radio',
        required: true,
        values: [{ titles: { en: 'Silk' }, priceMinor: { us: 400 }, priceType: 'fixed' }],
      },
    ],
    downloads: [{ titles: { en: 'Part' }, file: 'downloads/p.pdf', priceMinor: { us: 500 } }],
  }),
]
const AROUND: ShopRecord[] = [
  {
    ...{ kind: 'attribute', code: 'material', input: 'multiselect', labels: { en: 'Material' }, position: 3 },
    isFilterable: true,
    options: ['wool', 'silk'].map((key) => ({ key, labels: { en: key } })),
  },
  {
    kind: 'attribute',
    code: 'note',
    input: 'text',
    labels: { en: 'Note' },
    position: 2,
    isFilterable: false,
    options: [],
  },
  aCategory({
    key: 'odd',
    texts: { en: { name: 'Odd > ends / more, all' }, ru: { name: 'Разное' } },
    position: 4,
  }),
]
const LINKS = [
  aLink({ sku: 'GROUP', linkedSku: 'CAP', type: 'associated', qty: 3 }),
  aLink({ sku: 'CAP', linkedSku: '-ODD "1"', type: 'upsell', position: 2 }),
]

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
  const [color, ...rest] = aFeed({ changes: ODD })
  const feed = [color, ...AROUND, ...rest, ...LINKS].filter((one) => one !== undefined)
  await importCatalogue(shop.db, feed, { source: 'test', now: NOW })
})
afterAll(() => shop.drop())

const written = (db: Database, format: Format) => aWrittenTable(db, { format, now: NOW })

type Table = { text: string; format: Format; language?: Language; currency?: Currency }

async function take(db: Database, { text, format, language = 'en', currency = 'USD' }: Table) {
  const file = { name: 'goods.csv', bytes: new TextEncoder().encode(text), format }
  const reading = await readFormat(file, { language, currency }, await readKnownCatalogue(db))
  const report = await importCatalogue(db, reading.records, { source: 'table', isPart: true, now: NOW })
  return { report, said: [...reading.leftOut.listed, ...reading.remarks.listed].map(describeProblem) }
}

const catalogueOf = async (db: Database) =>
  (await Array.fromAsync(exportRecords(db)))
    .filter(
      ({ kind }) => kind === 'attribute' || kind === 'category' || kind === 'product' || kind === 'link',
    )
    .map((record) => JSON.stringify(record))
    .toSorted()

const ofSku = (sku: string) => sql`product_id = (select product_id from product where sku = ${sku})`
async function piecesOf(sku: string): Promise<number> {
  const { rows } = await sql<{ qty: number }>`select qty from stock_item where ${ofSku(sku)}`.execute(shop.db)
  return rows[0]?.qty ?? Number.NaN
}
/** Answers how many there were. */
async function sell(sku: string, pieces: number): Promise<number> {
  const was = await piecesOf(sku)
  await sql`update stock_item set qty = qty - ${pieces} where ${ofSku(sku)}`.execute(shop.db)
  return was
}

describe.each(FORMATS)('a table of the format %s', (format) => {
  test('that comes back as it left changes nothing, even taken for another language and currency', async () => {
    const text = await written(shop.db, format)
    expect(await take(shop.db, { text, format })).toMatchObject({ said: [], report: { generation: null } })
    const elsewhere = await take(shop.db, { text, format, language: 'de', currency: 'EUR' })
    expect(elsewhere).toMatchObject({ said: [], report: { generation: null } })
  })

  test('that comes back brings no piece back that was sold meanwhile; a number typed into it counts', async () => {
    const text = await written(shop.db, format)
    const was = await sell('CAP', 2)
    expect(await take(shop.db, { text, format })).toMatchObject({ said: [], report: { generation: null } })
    expect(await piecesOf('CAP')).toBe(was - 2)
    const typed = await take(shop.db, {
      text: withPieces({ text, format, sku: 'CAP', qty: was + 5 }),
      format,
    })
    expect(typed.said).toEqual([])
    expect(await piecesOf('CAP')).toBe(was + 5)
    await take(shop.db, { text: withPieces({ text, format, sku: 'CAP', qty: was }), format })
  })

  test('holds no cell a spreadsheet would reckon with', async () => {
    const rows = parse(await written(shop.db, format), { bom: true }) as string[][]
    expect(rows.flat().filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })

  test('makes the same catalogue in a shop that has nothing, and leaves it as the same table; edited, it brings the edit alone', async () => {
    const edited = await createTestDatabase()
    try {
      const text = await written(shop.db, format)
      expect(await take(edited.db, { text, format })).toMatchObject({ said: [] })
      expect(await catalogueOf(edited.db)).toEqual(await catalogueOf(shop.db))
      expect(await written(edited.db, format)).toBe(text)
      const before = await catalogueOf(edited.db)
      const cap = before.find((one) => one.includes('"sku":"CAP"') && one.includes('"kind":"product"')) ?? ''
      const next = text.replace(/(^|,)Cap(?=,)/m, '$1Warm cap').replace(',19.00,', ',18.00,')
      const { report, said } = await take(edited.db, { text: next, format })
      expect([said, report.counts.product.created]).toEqual([[], 0])
      const after = await catalogueOf(edited.db)
      const changed = after.filter((one) => !before.includes(one)).map((one) => JSON.parse(one))
      expect(changed.map(({ texts }) => texts.en.name)).toContain('Warm cap')
      expect(changed.find(({ sku }) => sku === 'CAP')).toMatchObject({
        ...JSON.parse(cap),
        texts: { en: { name: 'Warm cap' } },
        prices: expect.anything(),
      })
    } finally {
      await edited.drop()
    }
  })
})

test('a damaged cell of ours is told by its line, and the row is taken by the others', async () => {
  const text = (await written(shop.db, 'csv')).replaceAll('""v"":1', '""v"":7')
  const file = { name: 'goods.csv', bytes: new TextEncoder().encode(text), format: 'csv' } as const
  const reading = await readFormat(
    file,
    { language: 'en', currency: 'USD' },
    await readKnownCatalogue(shop.db),
  )
  expect(describeProblem(reading.remarks.listed[0] as never)).toMatch(
    /^goods\.csv:2: the cell "vitrine_record"/,
  )
  expect([...reading.records].flatMap((one) => (one.kind === 'product' ? [one.sku] : []))).toContain('CAP')
})

test('an edit of any attribute of a plain table counts, and is the only one', async () => {
  const edited = await createTestDatabase()
  try {
    const text = await written(shop.db, 'csv')
    await take(edited.db, { text, format: 'csv' })
    const before = await catalogueOf(edited.db)
    const [head = [], ...rows] = parse(text, { bom: true }) as string[][]
    const typed = rows.map((row) => (row[0] === 'CAP' ? row.with(head.indexOf('Note'), 'Worn once') : row))
    const next = [head, ...typed].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join())
    expect(await take(edited.db, { text: next.join('\n'), format: 'csv' })).toMatchObject({ said: [] })
    const changed = (await catalogueOf(edited.db)).filter((one) => !before.includes(one))
    expect(changed.map((one) => JSON.parse(one))).toMatchObject([
      { sku: 'CAP', attributes: { note: ['Worn once'] } },
    ])
  } finally {
    await edited.drop()
  }
})
