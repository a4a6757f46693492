import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { forgetSpent, spendAllowance } from './spend-allowance.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const outcome = (asked: Promise<void>) =>
  asked.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  )

describe('an allowance', () => {
  test('ends after its number of times, for everybody apart', async () => {
    const three = { name: 'letters', times: 3, seconds: 600 }
    const anna = await Promise.all(
      Array.from({ length: 8 }, () => outcome(spendAllowance(database.db, three, 'anna'))),
    )
    expect(anna.filter((one) => one === 'ok')).toHaveLength(3)
    expect(anna.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(5)
    expect(await outcome(spendAllowance(database.db, three, 'boris'))).toBe('ok')
    expect(await outcome(spendAllowance(database.db, { ...three, name: 'parcels' }, 'anna'))).toBe('ok')
  })

  test('names nobody in the database, and old counters go', async () => {
    const rows = await database.db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('anna')
    await forgetSpent(database.db, new Date(Date.now() + 700_000))
    expect(await database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
