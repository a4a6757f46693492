// The shop says so when it cannot answer, and is back as soon as it can.

import { tmpdir } from 'node:os'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { createDatabase, type Database } from '#api/db/client.ts'
import { createSeo } from '#api/features/seo/index.ts'
import { stockFeature } from '#api/features/stock/index.ts'
import { createLogger } from '#api/log.ts'
import { type ClosableDoor, closableDoor } from '#api/testing/closable-door.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { catalogFeature, createCatalog } from './index.ts'
import { type Boutique, openBoutique } from './testing/open-boutique.ts'

const log = createLogger('silent')
const now = () => new Date('2026-01-15T12:00:00Z')

let shop: Boutique
let door: ClosableDoor
let db: Database
beforeAll(async () => {
  shop = await openBoutique()
  door = await closableDoor(shop.database.connectionString)
  db = createDatabase({ connectionString: door.connectionString, onError: () => {} })
})
afterAll(async () => {
  await db.destroy()
  await door.shut()
  await shop.close()
})

const ASKS = [
  '/api/catalog',
  '/api/catalog?type=category',
  '/api/catalog?type=news',
  '/api/catalog/suggest?text=dress',
  '/api/product?sku=CAP',
  '/api/product/list?skus=CAP',
  '/api/product/similar?sku=CAP',
  '/api/product/render-list?skus=CAP',
  '/api/category/tree',
  '/api/attribute',
  '/api/url/alternates?type=product&id=1',
  '/us/sitemap.xml',
  '/us/sitemap-1.xml',
  '/feeds/us-en.xml',
]
/** Answered from memory alone. */
const FROM_MEMORY = ['/api/catalog?type=category', '/api/category/tree', '/api/attribute']

/** One after another: a question of the search has a second, which on a busy machine the others would take. */
async function codesOf(api: Api, asks: readonly string[]) {
  const codes: string[] = []
  for (const url of asks) {
    const { statusCode, headers } = await api.app.inject(url)
    codes.push(`${statusCode} ${headers['retry-after'] ?? ''}`.trim())
  }
  return codes
}
const all = (asks: readonly string[], answer: string) => asks.map(() => answer)

describe('before the catalogue is in memory', () => {
  test('every question is told to come back, and answered once it is there', async () => {
    const gate = Promise.withResolvers<void>()
    const catalog = createCatalog({
      db: shop.database.db,
      buildEngine: async (...given) => {
        await gate.promise
        return buildMemoryEngine(...given)
      },
      log,
      now,
    })
    const seo = createSeo({
      db: shop.database.db,
      log,
      now,
      catalog,
      stores: () => STORE_VIEWS,
      dataDir: tmpdir(),
      publicUrl: 'https://x.test',
    })
    // The shop waits for it before it opens; here it opens at once.
    const features = [{ ...catalogFeature(catalog), start: async () => {} }, stockFeature, seo]
    const api = await buildTestApi({ db: shop.database.db, features, now })
    expect(await codesOf(api, ASKS)).toEqual(all(ASKS, '503 2'))
    expect((await api.app.inject('/api/stock/check?sku=CAP')).statusCode).toBe(200)
    gate.resolve()
    await catalog.ready
    expect(await codesOf(api, ASKS)).toEqual(all(ASKS, '200'))
    await api.app.close()
  })
})

describe('while the database is away', () => {
  test('what needs it is told to come back, the rest is answered, and all is well when it is back', async () => {
    const catalog = createCatalog({ db, buildEngine: buildMemoryEngine, log, now })
    const seo = createSeo({
      db,
      log,
      now,
      catalog,
      stores: () => STORE_VIEWS,
      dataDir: tmpdir(),
      publicUrl: 'https://y.test',
    })
    const api = await buildTestApi({ db, features: [catalogFeature(catalog), stockFeature, seo], now })
    await door.shut()
    // The index of a sitemap is counted, not read.
    const counted = [...FROM_MEMORY, '/us/sitemap.xml']
    const needing = [...ASKS.filter((url) => !counted.includes(url)), '/api/stock/check?sku=CAP']
    expect(await codesOf(api, needing)).toEqual(all(needing, '503 2'))
    expect(await codesOf(api, counted)).toEqual(all(counted, '200'))
    await door.open()
    expect(await codesOf(api, needing)).toEqual(all(needing, '200'))
    await api.app.close()
  })
})
