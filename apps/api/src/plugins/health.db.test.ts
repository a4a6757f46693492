import { createCart } from '@vitrine/contract/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Api } from '#api/app.ts'
import { createDatabase, type Database } from '#api/db/client.ts'
import { closeLanes, type Lanes, openLanes } from '#api/db/lanes.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const PAGES = 2
let database: TestDatabase
let lanes: Lanes
let api: Api
let thief: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  const { connectionString } = database
  lanes = openLanes({ connectionString, max: PAGES, statementTimeoutMs: 0, connectionTimeoutMs: 0 })
  thief = createDatabase({ connectionString, max: 1 })
  api = await buildTestApi({ db: lanes.pages, lanes, features: [cartFeature] })
})
afterAll(async () => {
  await api.app.close()
  await closeLanes(lanes)
  await thief.destroy()
  await database.drop()
})

const health = async (what: 'live' | 'ready') => (await api.app.inject(`/health/${what}`)).statusCode
const stuck = () => sql`select count(*) from product`.execute(lanes.pages)

test('with every page stuck in the database it is live, not ready, and still sells', async () => {
  expect(await health('ready')).toBe(200)
  const waiting = await thief.transaction().execute(async (locked) => {
    await sql`lock table product in access exclusive mode`.execute(locked)
    const all = Promise.all(Array.from({ length: PAGES + 1 }, stuck))
    await vi.waitFor(async () => expect(await health('ready')).toBe(503), { timeout: 60_000 })
    expect(await health('live')).toBe(200)
    expect(await api.clientFor({ store: 'de' }).call(createCart)).toMatch(/^[0-9a-f]{32}$/)
    return { all }
  })
  await waiting.all
  expect(await health('ready')).toBe(200)
})
