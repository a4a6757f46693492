import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { reportError } from './report-error.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const REPORT = { page: '/us/cart', message: 'no anna@berg.example, call +1 646 555 01 42', stack: 'at x:1:2' }

test('lies in the log without contacts; who sends too many is refused', async () => {
  const warn = vi.fn()
  const ctx = aContext(database.db)
  const told = { ...ctx, log: { ...ctx.log, warn } }
  expect(await reportError(told, REPORT, '10.0.0.1')).toBe(true)
  const fields = { page: '/us/cart', message: 'no [private] call [private]', stack: 'at x:1:2' }
  expect(warn).toHaveBeenCalledExactlyOnceWith(fields, expect.any(String))
  const many = Array.from({ length: 25 }, () => reportError(told, REPORT, '10.0.0.1'))
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(6)
})
