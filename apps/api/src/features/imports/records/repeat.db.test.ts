import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { rowVersions, writtenBetween } from '../testing/row-versions.ts'
import { aFeed } from '../testing/small-feed.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import { readRecords } from './read-records.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-repeat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const MORNING = new Date('2026-03-10T07:00:00Z')
const NIGHT = new Date('2026-03-10T23:30:00Z')
const NEXT_DAY = new Date('2026-03-11T07:00:00Z')

const page = {
  ...{ kind: 'cms_page', identifier: 'opened', language: 'en', title: 'Opened', content: '<p>Open</p>' },
  news: { date: { daysAgo: 2 } },
}

/** A cap reduced since the day before yesterday for a week, as a file says it. */
function fileOf({ us = 1900 } = {}): string {
  const file = join(folder, 'feed.ndjson')
  const cap = {
    ...{ kind: 'product', sku: 'CAP', type: 'simple', visibility: 4, attributes: {}, media: [] },
    categoryKeys: ['women'],
    texts: { en: { name: 'Cap', description: '<p>Warm' }, de: { name: 'Mütze' } },
    prices: {
      priceMinor: { us, de: 1800 },
      specialMinor: { us: 1500, de: 1400 },
      specialFrom: { daysAgo: 2 },
      specialTo: { daysAgo: -5 },
    },
    customOptions: [{ titles: { en: 'Initials' }, type: 'field', required: false }],
    createdAt: { daysAgo: 3 },
    chosenAt: { daysAgo: 1 },
  }
  const others = aFeed({ without: ['CAP'] }).map((record) => {
    const { place: _, ...rest } = record as typeof record & { place?: unknown }
    return rest
  })
  writeFileSync(file, [...others, cap, page].map((record) => `${JSON.stringify(record)}\n`).join(''))
  return file
}

const take = (now: Date, file = fileOf()) =>
  importCatalogue(database.db, readRecords(file, now), { source: 'records', now })

/** Every import is written down, whatever it changed. */
const writtenBy = async (work: () => Promise<unknown>) => {
  const before = await rowVersions(database.db)
  await work()
  return writtenBetween(before, await rowVersions(database.db)).filter((name) => !name.startsWith('audit'))
}

test('a repeat rewrites nothing, though the clock moved', async () => {
  await take(MORNING)
  const written = await writtenBy(async () => expect((await take(NIGHT)).generation).toBeNull())
  expect(written).toEqual([])
})

test('a day later only what counts days is written', async () => {
  await take(MORNING)
  const written = await writtenBy(() => take(NEXT_DAY))
  expect(written).toEqual([
    'catalogue_generation',
    'cms_page',
    'former_price',
    'import_product',
    'product',
    'product_document',
    'product_price',
  ])
})

test('a changed price is one row of prices, and takes no words, pictures or options with it', async () => {
  await take(MORNING)
  const written = await writtenBy(() => take(NIGHT, fileOf({ us: 2100 })))
  expect(written).toEqual([
    'catalogue_generation',
    'former_price',
    'import_product',
    'product_document',
    'product_price',
  ])
  const { rows } = await sql<{ prices: number; fresh: number }>`
    select count(*) as prices, count(*) filter (where c.xmin = g.xmin) as fresh
    from product_price c join product using (product_id), catalogue_generation g where sku = 'CAP'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ prices: 2, fresh: 1 }])
})
