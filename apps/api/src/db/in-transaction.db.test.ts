import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const addTaxClass = (ctx: ReturnType<typeof aContext>, id: number) =>
  ctx.db
    .insertInto('tax_class')
    .values({ tax_class_id: id, name: `class ${id}` })
    .execute()

const countTaxClass = async (id: number) => {
  const rows = await database.db.selectFrom('tax_class').where('tax_class_id', '=', id).selectAll().execute()
  return rows.length
}

test('a failure takes back everything the work wrote, and its effects never run', async () => {
  const ran: string[] = []
  const work = inTransaction(aContext(database.db), async (ctx) => {
    ctx.afterCommit(() => void ran.push('mail'))
    await addTaxClass(ctx, 1)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await countTaxClass(1)).toBe(0)
  expect(ran).toEqual([])
})

test('effects run after the commit, in order, and see what was written', async () => {
  const seen: string[] = []
  const ctx = aContext(database.db)
  const done = Promise.withResolvers<void>()
  await inTransaction(ctx, async (ctx) => {
    ctx.afterCommit(() => void seen.push('first'))
    ctx.afterCommit(async () => {
      seen.push(`rows ${await countTaxClass(2)}`)
      done.resolve()
    })
    await addTaxClass(ctx, 2)
    seen.push('written')
  })
  await done.promise
  expect(seen).toEqual(['written', 'first', 'rows 1'])
})

test('a transaction inside a transaction joins it', async () => {
  const work = inTransaction(aContext(database.db), async (ctx) => {
    await inTransaction(ctx, (ctx) => addTaxClass(ctx, 3))
    throw new Error('outer fails')
  })
  await expect(work).rejects.toThrow('outer fails')
  expect(await countTaxClass(3)).toBe(0)
})

test('a failing effect is logged and leaves the result alone', async () => {
  const logged = Promise.withResolvers<string>()
  const log = { ...aContext(database.db).log, error: (_: object, message = '') => logged.resolve(message) }
  const { runAfterCommit } = await import('#api/db/run-after-commit.ts')
  const ctx = aContext(database.db, { afterCommit: runAfterCommit(log) })
  const result = await inTransaction(ctx, async (ctx) => {
    ctx.afterCommit(() => {
      throw new Error('no mail today')
    })
    return 'kept'
  })
  expect(result).toBe('kept')
  expect(await logged.promise).toContain('after commit failed')
})
