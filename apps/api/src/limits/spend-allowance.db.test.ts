import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { spendAllowance } from './spend-allowance.ts'

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

  test('is one for all addresses of a household, and for all spellings of a mailbox', async () => {
    const two = { name: 'parcels', times: 2, seconds: 600 }
    const spend = (whose: string | (string | number)[]) => outcome(spendAllowance(database.db, two, whose))
    expect(await spend('2001:db8:1:1::1')).toBe('ok')
    expect(await spend('2001:db8:1:1::2')).toBe('ok')
    expect(await spend('2001:db8:1:1:ffff::3')).toBe('TOO_MANY_REQUESTS')
    expect(await spend('2001:db8:1:2::1')).toBe('ok')
    for (const spelling of ['Ada.L@gmail.com', 'adal+1@gmail.com']) expect(await spend(spelling)).toBe('ok')
    expect(await spend('adal+2@googlemail.com')).toBe('TOO_MANY_REQUESTS')
    expect(await spend(['2001:db8:1:1::1', 7])).toBe('ok')
  })

  test('that refuses from memory asks the database no more than its times and once', async () => {
    const often = { name: 'carts', times: 3, seconds: 600, refusesFromMemory: true } as const
    for (let at = 0; at < 10; at += 1) await outcome(spendAllowance(database.db, often, 'carla'))
    const { points } = await database.db
      .selectFrom('rate_limit')
      .select('points')
      .where('key', 'like', 'carts:%')
      .executeTakeFirstOrThrow()
    expect(points).toBe(4)
  })

  test('names nobody in the database', async () => {
    const rows = await database.db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('anna')
  })
})
