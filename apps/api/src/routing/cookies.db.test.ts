import { defineCall } from '@vitrine/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { WithMeta } from '#api/answer.ts'
import type { Api } from '#api/app.ts'
import { serve } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const visit = defineCall({
  id: 'test.visit',
  method: 'GET',
  path: '/api/test/visit',
  may: 'cart:read',
  anonymous: true,
  storeScoped: false,
  summary: 'for tests',
  query: z.object({ ends: z.string().optional() }),
  reply: z.string(),
})

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const handler = serve(visit, (_, { query, facts }) => {
    const last = facts.cookies.visits ?? '0'
    const value = query.ends ? undefined : String(Number(last) + 1)
    return new WithMeta(last, {}, [{ name: 'visits', path: '/api/test', value, maxAgeSeconds: 60 }])
  })
  api = await buildTestApi({
    db: database.db,
    routes: [handler],
    edge: { isTrusted: (address) => address === '127.0.0.1' },
  })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const ask = (url: string = visit.path, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers })

test('a cookie an answer sets comes back with the next request, and the answer is nobody else’s', async () => {
  const first = await ask()
  expect(first.headers['set-cookie']).toBe('visits=1; Max-Age=60; Path=/api/test; HttpOnly; SameSite=Strict')
  expect(first.headers['cache-control']).toBe('no-cache, no-store')
  expect((await ask(visit.path, { cookie: 'other=x; visits=1' })).json().result).toBe('1')
})

test('over https it is never sent without', async () => {
  const reply = await ask(visit.path, { 'x-forwarded-proto': 'https' })
  expect(reply.headers['set-cookie']).toContain('; Secure')
})

test('what is taken away is gone from the browser', async () => {
  const reply = await ask(`${visit.path}?ends=yes`, { cookie: 'visits=4' })
  expect(reply.headers['set-cookie']).toMatch(
    /^visits=; Max-Age=0; Path=\/api\/test; Expires=Thu, 01 Jan 1970/,
  )
})

test('a cookie nobody can read is no refusal', async () => {
  const reply = await ask(visit.path, { cookie: ';;=;visits=%E0%A4%A;\u0001' })
  expect(reply.statusCode).toBe(200)
})

test('a page made on the server cannot lose one: there such a call fails', async () => {
  await expect(api.clientFor({ store: 'us' }).call(visit)).rejects.toMatchObject({ code: 500 })
})
