import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { createDatabase } from '#api/db/client.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const TOKEN = 'a-token-of-some-length'
const STRANGER = '203.0.113.9'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  api = await buildTestApi({ db: database.db, metricsToken: TOKEN })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

type Asked = { from?: string; headers?: Record<string, string> }
const ask = ({ from: remoteAddress = STRANGER, headers = {} }: Asked = {}, app = api.app) =>
  app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000', ...headers } })

test.each<[string, Asked]>([
  ['without a token', {}],
  ['with a wrong one', { headers: { authorization: 'Bearer a-token-of-other-length' } }],
  ['with an empty one', { headers: { authorization: 'Bearer ' } }],
  ['by a proxy of this machine', { from: '127.0.0.1', headers: { 'x-forwarded-for': STRANGER } }],
])('to a stranger %s there is no such address', async (_, asked) => {
  expect((await ask(asked)).statusCode).toBe(404)
})

test('without a token in the settings nobody from elsewhere gets in, whatever they send', async () => {
  const other = await buildTestApi({ db: database.db })
  for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${TOKEN}`])
    expect((await ask({ headers: { authorization } }, other.app)).statusCode).toBe(404)
  await other.app.close()
})

test('who holds the token reads how fast routes are by their pattern, and what waits to leave', async () => {
  const holder = { headers: { authorization: `Bearer ${TOKEN}` } }
  await ask(holder)
  await api.app.inject('/api/order/secret-of-somebody')
  await database.db
    .insertInto('outbox')
    .values({ topic: 'test', payload: '{}' as never })
    .execute()
  const { body, headers } = await ask(holder)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/metrics",status="2xx"[^}]*\} 1/)
  expect(body).not.toContain('secret-of-somebody')
  expect(body).toMatch(/vitrine_outbox_rows\{state="waiting",pid="\d+"\} 1/)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
})

test('a program on this machine needs none, and a database that is away takes only its own figure', async () => {
  const away = createDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none', onError: () => {} })
  const other = await buildTestApi({ db: away })
  const reply = await ask({ from: '127.0.0.1' }, other.app)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('process_resident_memory_bytes')
  expect(reply.body).not.toContain('vitrine_outbox_rows{')
  await other.app.close()
  await away.destroy()
})
