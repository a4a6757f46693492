import { defineCall } from '@vitrine/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '#api/app.ts'
import { serve } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const write = defineCall({
  id: 'test.write',
  method: 'POST',
  path: '/api/test/write',
  may: 'cart:read',
  storeScoped: false,
  summary: 'for tests',
  body: z.object({ name: z.string() }),
  reply: z.null(),
})

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const attempts = { name: 'write', times: 3, seconds: 600 }
  api = await buildTestApi({ db: database.db, routes: [serve(write, () => null, { attempts })] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const send = (payload: string, remoteAddress: string) =>
  api.app.inject({
    method: 'POST',
    url: write.path,
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
  })

test('who has tried too often is refused before the body is read, whatever it holds', async () => {
  const codes: number[] = []
  for (const body of ['{"name":', '{}', '{"name":"Ada"}', '{"name":', '{"name":"Ada"}'])
    codes.push((await send(body, '203.0.113.1')).statusCode)
  expect(codes).toEqual([400, 400, 200, 429, 429])
  expect((await send('{"name":"Eve"}', '203.0.113.2')).statusCode).toBe(200)
})
