import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop([aCategory({ key: 'women' }), aProduct({ sku: 'COAT' })])
})
afterAll(() => shop.close())

async function ask(name: string, role: 'admin' | 'manager') {
  const { token } = await signInAt(shop, { name, roles: [role] })
  return shop.api.app.inject({ url: '/api/admin/system', headers: { authorization: `Bearer ${token}` } })
}

test('an admin sees how the program is, what waits to leave and what was given up', async () => {
  await sql`insert into outbox (topic, payload, created_at, sent_at, failed_at, last_error) values
    ('orders.placed', '{}', now() - interval '90 seconds', null, null, null),
    ('orders.shipped', '{}', now(), now(), null, null),
    ('office.call', '{}', now(), null, now(), 'refused by 10.0.0.9')`.execute(shop.database.db)
  const { result } = (await ask('boss', 'admin')).json()
  expect(result).toMatchObject({
    process: { node: process.version },
    database: { is_durable: expect.any(Boolean), last_migration: expect.stringMatching(/^\d{4}-/) },
    search: { engine: 'memory', products: 1 },
    disk: { total_mb: expect.any(Number) },
  })
  expect(result.database.connections).toBeLessThanOrEqual(result.database.max_connections)
  expect(result.queues).toMatchObject([
    { topic: 'office', waiting: 0, failed: 1, last_error: 'refused by 10.0.0.9', oldest_seconds: null },
    { topic: 'orders', waiting: 1, sent: 1, failed: 0, last_error: null },
  ])
  expect(result.queues[1].oldest_seconds).toBeGreaterThanOrEqual(89)
})

test('a manager runs the shop, not the program', async () => {
  expect((await ask('petra', 'manager')).statusCode).toBe(403)
})

test('it names the last backups and what took the database longest, without a value of anybody', async () => {
  await sql`insert into audit (at, job, permission, entity, entity_id, after) values
    ('2026-11-24T03:00:00Z', 'command:backup', 'system:read', 'backup', 'monday.tar.gz',
      '{"size_mb": 40, "rows": 900, "seconds": 9}')`.execute(shop.database.db)
  const { result } = (await ask('ruth', 'admin')).json()
  const monday = { at: '2026-11-24T03:00:00.000Z', file: 'monday.tar.gz', size_mb: 40, rows: 900, seconds: 9 }
  expect(result.backups).toEqual([monday])
  expect(result.statements).toHaveLength(10)
  expect(JSON.stringify(result.statements)).not.toMatch(/ruth|\n/)
  const [first] = result.statements
  expect(first).toMatchObject({ statement: expect.stringMatching(/\w/), calls: expect.any(Number) })
  expect(first.worst_ms).toBeLessThanOrEqual(first.sum_ms)
})
