import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { findOpenSession } from './identify-queries.ts'
import { signIn } from './testing/sign-in.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Session and customer of as many people. */
async function people(count: number) {
  const { db } = database
  const all = []
  for (let at = 0; at < count; at += 1) {
    const { customerId } = await signIn(db, { email: `${at}@example.org` })
    const { session_id: sessionId } = await db
      .selectFrom('session')
      .select('session_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
    all.push({ customerId, sessionId })
  }
  return all
}

test('many who ask at once are each themselves, and who may not come any more is nobody', async () => {
  const { db } = database
  const all = await people(40)
  const gone = all.filter((_, at) => at % 3 === 0)
  await db
    .updateTable('customer')
    .set({ enabled: false })
    .where(
      'customer_id',
      'in',
      gone.map(({ customerId }) => customerId),
    )
    .execute()
  const found = await Promise.all(all.map((claims) => findOpenSession(db, claims)))
  expect(found.map((one) => one?.customer_id)).toEqual(
    all.map((one) => (gone.includes(one) ? undefined : one.customerId)),
  )
})

test('a session opens nothing for another customer, also beside its own', async () => {
  const { db } = database
  await db.updateTable('customer').set({ enabled: true }).execute()
  const [ann, bob] = await people(2)
  if (!ann || !bob) throw new Error('nobody signed in')
  const mixed = { customerId: bob.customerId, sessionId: ann.sessionId }
  const found = await Promise.all([ann, mixed, bob].map((claims) => findOpenSession(db, claims)))
  expect(found.map((one) => one?.customer_id)).toEqual([ann.customerId, undefined, bob.customerId])
})
