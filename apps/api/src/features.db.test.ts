import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Call } from '@vitrine/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#api/features/imports/index.ts'
import { createFeatures, type Features } from '#api/features.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url))

let database: TestDatabase
let made: Features
let api: Awaited<ReturnType<typeof buildTestApi>>
beforeAll(async () => {
  database = await createTestDatabase()
  // Even an empty catalogue brings the store views.
  await importCatalogue(database.db, [], { source: 'test' })
  const log = createLogger('silent')
  const mail = { url: undefined, from: 'shop@vitrine.example', showsOutbox: false }
  const folders = { dataDir: tmpdir(), shopDataDir: tmpdir(), publicUrl: 'http://localhost', mail }
  made = createFeatures({ db: database.db, log, now: () => new Date(), ...folders })
  api = await buildTestApi({ db: database.db, features: made.features })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

async function callsOfContract(): Promise<Call[]> {
  const files = readdirSync(CONTRACT, { recursive: true })
    .map(String)
    .filter((name) => /^[a-z/-]+\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `${CONTRACT}${name}`)))
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

test('every call of the contract is served, once', async () => {
  const asked = (await callsOfContract()).map(({ id }) => id)
  const served = made.features.flatMap(({ routes }) => routes.map(({ call }) => call.id))
  expect(served.sort()).toEqual(asked.sort())
})

test('the whole contract can be read as OpenAPI', async () => {
  const reply = await api.app.inject('/openapi.json')
  const { paths } = reply.json() as { paths: object }
  expect(Object.keys(paths).length).toBeGreaterThan(20)
})

test.each([
  '%00',
  '%F0%9F%98%80',
  "'; drop table product; --",
  '__proto__',
  '-1',
  '9'.repeat(40),
  '{"$ne":1}',
])('no call answers 5xx to %j in every field', async (nasty) => {
  for (const call of await callsOfContract()) {
    const value = encodeURIComponent(decodeURIComponent(nasty))
    const url = call.path.replaceAll(/:\w+/g, value)
    const query = ['sku', 'skus', 'size', 'from', 'cartId', 'url', 'searchQuery', 'country', 'key', 'sort']
    const asked = `${url}?${query.map((name) => `${name}=${value}`).join('&')}`
    const body = Object.fromEntries(query.map((name) => [name, decodeURIComponent(nasty)]))
    const reply = await api.app.inject({
      method: call.method,
      url: asked,
      ...(call.method === 'POST' && { payload: { ...body, cartItem: body, order_id: nasty } }),
    })
    expect([call.id, reply.statusCode < 500]).toEqual([call.id, true])
  }
})
