import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { findCoupon } from './find-coupon.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const NOW = aContext({} as never).now()
const SECOND_LATER = new Date(NOW.getTime() + 1_000)

test.each([
  ['begins now', { starts_at: NOW }, null],
  ['begins in a second', { starts_at: SECOND_LATER }, undefined],
  ['ends now', { ends_at: NOW }, 'COUPON_EXPIRED'],
  ['ends in a second', { ends_at: SECOND_LATER }, null],
])('a coupon that %s', async (code, dates, problem) => {
  const couponId = await aCoupon(database.db, { code: code.replaceAll(' ', '').toUpperCase(), ...dates })
  const found = await findCoupon(aContext(database.db), { couponId }, [])
  expect(found?.problem).toBe(problem)
})
