import { rowVersions, writtenBetween } from '@vitrine/api/features/imports/testing/row-versions'
import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDataDir } from '../testing/run-cli.ts'
import { runHere } from '../testing/run-here.ts'
import { runSeed } from './seed.ts'

const opened = vi.hoisted(() => ({ db: undefined as unknown }))
vi.mock('./with-database.ts', () => ({
  withDatabase: (_: unknown, work: (db: unknown) => Promise<void>) => work(opened.db),
}))

let folder: ReturnType<typeof aDataDir>
let database: TestDatabase
beforeAll(async () => {
  folder = aDataDir()
  database = await createTestDatabase()
  opened.db = database.db
})
afterAll(async () => {
  vi.useRealTimers()
  await database.drop()
  folder.remove()
})

const seedAt = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  return runHere(runSeed, folder.dataDir, ['--products', '40'])
}

test('a shop seeded again later that day rewrites nothing, though the clock moved', async () => {
  expect((await seedAt('2026-11-20T07:00:00Z')).code).toBe(0)
  const before = await rowVersions(database.db)
  expect((await seedAt('2026-11-20T22:00:00Z')).code).toBe(0)
  // Who brought it in is written down all the same.
  expect(writtenBetween(before, await rowVersions(database.db))).toEqual(['audit'])
})
