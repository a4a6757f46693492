// News is out from midnight of the store it is read in, whatever clock the database goes by.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { findNews } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const news = { identifier: 'h', language: 'en', content: '', news_on: '2026-10-25' }
  await database.db
    .insertInto('cms_page')
    .values([
      { ...news, title: 'Hours' },
      { ...news, language: 'de', title: 'Stunden' },
    ])
    .execute()
})
afterAll(() => database.drop())

test.each<[store: string, moment: string, isOut: boolean]>([
  ['us', '2026-10-25T03:59:59Z', false],
  ['us', '2026-10-25T04:00:00Z', true],
  ['de', '2026-10-24T21:59:59Z', false],
  ['de', '2026-10-24T22:00:00Z', true],
])('in %s at %s it is out: %j', async (code, moment, isOut) => {
  const store = STORE_VIEWS.find((one) => one.code === code)
  for (const zone of ['UTC', 'Pacific/Apia', 'America/Sao_Paulo']) {
    const ctx = aContext(database.db, { now: () => new Date(moment), ...(store && { store }) })
    const found = await inTransaction(ctx, async (ctx) => {
      await sql`select set_config('TimeZone', ${zone}, true)`.execute(ctx.db)
      return findNews(ctx)
    })
    expect([zone, found.length]).toEqual([zone, isOut ? 1 : 0])
  }
})
