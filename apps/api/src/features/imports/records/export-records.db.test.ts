import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aFeed, aProduct } from '../testing/small-feed.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import { exportRecords } from './export-records.ts'
import { readRecords } from './read-records.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-export-'))
const NOW = new Date('2026-03-10T12:00:00Z')

/** Every field a product may have, none with its usual value. */
const FULL: ProductRecord = {
  ...aProduct({ sku: 'FULL' }),
  type: 'downloadable',
  status: 2,
  visibility: 2,
  taxClass: 'None',
  article: 'A-1',
  texts: {
    en: { name: 'Full', description: '<p>All of it</p>', shortDescription: 'All', urlKey: 'full-one' },
    zh: { name: '全', urlKey: 'quan' },
  },
  prices: {
    priceMinor: { us: 1900, de: 1800 },
    specialMinor: { us: 900 },
    specialFrom: '2026-01-01T00:00:00.000Z',
    specialTo: '2026-12-31T10:20:30.400Z',
  },
  stock: { qty: 7, manageStock: false, lowStockQty: 9 },
  flags: { sale: true, top_brand: false },
  promoted: 4,
  sold: 12,
  chosenAt: '2026-02-03T04:05:06.007Z',
  createdAt: '2026-01-02T03:04:05.006Z',
  weightGrams: 320,
  media: [
    { path: '/a.webp', kind: 'image', label: 'Front', tone: '#c9bba4', colorKey: 'red' },
    {
      path: '/b',
      kind: 'video',
      video: { url: 'https://v.example/1', title: 'V', type: 'youtube', videoId: '1' },
    },
  ],
  customOptions: [
    {
      titles: { en: 'Letters', de: 'Buchstaben' },
      type: 'field',
      required: true,
      priceMinor: { us: 100 },
      priceType: 'percent',
      maxCharacters: 3,
      validators: [{ rule: 'max_length', value: 3 }],
    },
    {
      titles: { en: 'Ribbon' },
      type: 'radio',
      required: false,
      values: [{ titles: { en: 'Silk' }, priceMinor: { us: 400 }, priceType: 'fixed' }],
    },
  ],
  downloadsSoldSeparately: true,
  downloads: [{ titles: { en: 'Pattern' }, file: 'downloads/p.pdf', priceMinor: { us: 500 } }],
}
const AROUND: ShopRecord[] = [
  {
    kind: 'cms_page',
    identifier: 'winter',
    language: 'en',
    title: 'Winter',
    heading: 'Winter hours',
    content: '<p>From ten.</p>',
    metaTitle: 'Hours',
    metaDescription: 'When',
    news: { date: '2026-02-01', picture: '/n.webp' },
  },
  {
    kind: 'cms_block',
    identifier: 'b',
    language: '*',
    title: 'B',
    content: '<p>c</p>',
    json: { a: null, b: [1] },
  },
]

let first: TestDatabase
let second: TestDatabase
beforeAll(async () => {
  first = await createTestDatabase()
  second = await createTestDatabase()
  await importCatalogue(first.db, [...aFeed({ more: [FULL, ...AROUND] })], { source: 'test', now: NOW })
})
afterAll(async () => {
  await first.drop()
  await second.drop()
  rmSync(folder, { recursive: true, force: true })
})

const exported = (db: Database) => Array.fromAsync(exportRecords(db))
const fromFile = (records: readonly ShopRecord[]) => {
  const file = join(folder, 'feed.ndjson')
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return readRecords(file, NOW)
}

test('every field of a product, a page and a block comes out as it went in', async () => {
  const records = await exported(first.db)
  const { place: _, ...full } = FULL
  expect(records.find((one) => one.kind === 'product' && one.sku === 'FULL')).toEqual(full)
  for (const record of AROUND) expect(records).toContainEqual(record)
})

test('what an export wrote, another shop reads and writes again to the letter', async () => {
  const before = await exported(first.db)
  const report = await importCatalogue(second.db, fromFile(before), { source: 'records', now: NOW })
  expect(report.warnings.count).toBe(0)
  expect(await exported(second.db)).toEqual(before)
  expect(new Set(before.map(({ kind }) => kind)).size).toBe(7)
})

test('reading the same export again changes nothing', async () => {
  const before = await exported(second.db)
  const { generation } = await importCatalogue(second.db, fromFile(before), { source: 'records', now: NOW })
  expect(generation).toBeNull()
})

test('a product the feed no longer holds is no part of the export', async () => {
  const all = await exported(second.db)
  const fewer = all.filter((one) => !('sku' in one && one.sku === 'FULL'))
  await importCatalogue(second.db, fromFile(fewer), { source: 'records', now: NOW })
  expect(await exported(second.db)).toEqual(fewer)
})
