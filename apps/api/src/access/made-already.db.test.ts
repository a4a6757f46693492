import { rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { audit } from './audit.ts'
import { madeAlready } from './made-already.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('audit').execute())

const START = new Date('2026-01-15T12:00:00Z')
const clerk = (customerId: number): Actor => ({
  ...{ kind: 'customer', customerId, sessionId: 1, rights: rightsOf(['admin']) },
})
const as = (actor: Actor, minutes = 0) =>
  aContext(database.db, { actor, now: () => new Date(START.getTime() + minutes * 60_000) })
const coupon = { entity: 'coupon', id: 4 }
const wish = { code: 'ONCE', stores: ['us', 'de'], of: { from: 1, to: 2 } }
const write = (more: object = { wish }) =>
  inTransaction(as(clerk(5)), (ctx) => audit(ctx, { may: 'commerce:change', ...coupon, ...more }))
const asked = (of: object = wish, actor = clerk(5), minutes = 59) =>
  madeAlready(as(actor, minutes), { ...coupon, wish: of })

test('the same wish by the same person within the hour, however its fields are ordered', async () => {
  expect(await asked()).toBe(false)
  await write()
  expect(await asked()).toBe(true)
  expect(await asked({ of: { to: 2, from: 1 }, stores: ['us', 'de'], code: 'ONCE' })).toBe(true)
})

test('not another wish, another person, a program, a later hour, or what was changed since', async () => {
  await write()
  expect(await asked({ ...wish, stores: ['de', 'us'] })).toBe(false)
  expect(await asked(wish, clerk(6))).toBe(false)
  expect(await asked(wish, { ...clerk(7), impersonator: 5 } as Actor)).toBe(false)
  expect(await asked(wish, { kind: 'system', job: 'command:coupons' })).toBe(false)
  expect(await asked(wish, clerk(5), 60)).toBe(false)
  await write({ after: { enabled: false } })
  expect(await asked()).toBe(false)
})
