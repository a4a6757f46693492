import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { sessionsFeature } from '../index.ts'
import { signIn, TEST_KEYS } from '../testing/sign-in.ts'

const now = () => new Date('2026-03-01T09:00:00Z')
let database: TestDatabase
let plain: Api
let secure: Api
let cookie: string
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const features = [sessionsFeature({ db, keys: TEST_KEYS, now })]
  plain = await buildTestApi({ db, now, features })
  const behind = [sessionsFeature({ db, keys: TEST_KEYS, now, isHttps: true })]
  secure = await buildTestApi({ db, now, features: behind })
})
afterAll(async () => {
  await Promise.all([plain.app.close(), secure.app.close()])
  await database.drop()
})
beforeEach(async () => {
  cookie = (await signIn(database.db, { email: 'ann@example.org', now })).refreshToken
})

type CookieRequest = { api?: Api; path?: string; name?: string; value?: string; body?: object; from?: string }
async function post({ api = plain, path = 'refresh', from = 'same-origin', ...asked }: CookieRequest = {}) {
  const { name = 'vitrine-session', value = cookie, body = {} } = asked
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    headers: { cookie: `other=1; ${name}=${value}`, 'sec-fetch-site': from },
    payload: body,
  })
  const [set] = reply.cookies
  return { status: reply.statusCode, json: reply.json(), set, header: String(reply.headers['set-cookie']) }
}

describe('the cookie of a browser', () => {
  test('is exchanged for the next one, which no script can read', async () => {
    const { json, set, header } = await post()
    expect(json).toMatchObject({ code: 200, result: expect.stringMatching(/^ey/) })
    expect(JSON.stringify(json)).not.toContain(set?.value)
    expect(set?.value).not.toBe(cookie)
    expect(header).toContain('vitrine-session=')
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=2592000'])
      expect(header).toContain(part)
    expect(header).not.toContain('Secure')
  })

  test('belongs to this very host where the shop is reached by https', async () => {
    const { set, header } = await post({ api: secure, name: '__Host-vitrine-session' })
    expect(set).toMatchObject({ name: '__Host-vitrine-session', secure: true, httpOnly: true })
    expect(header).not.toContain('Domain')
    expect(await post({ api: secure })).toMatchObject({ status: 400 })
  })

  test.each(['cross-site', 'same-site'])('counts for nothing on a request that is %s', async (from) => {
    expect(await post({ from })).toMatchObject({ status: 400 })
    expect(await post({ from, path: 'logout' })).toMatchObject({ status: 200 })
    expect(await post()).toMatchObject({ status: 200 })
  })

  test('is neither set nor read for who sends the token themselves', async () => {
    const { json, set } = await post({ value: 'nonsense', body: { refreshToken: cookie } })
    expect(json.meta.refreshToken).toMatch(/^[\w-]{43}$/)
    expect(set).toBeUndefined()
  })

  test('goes with its session', async () => {
    expect((await post({ path: 'logout' })).set).toMatchObject({ value: '' })
    expect(await post()).toMatchObject({ status: 401 })
  })

  test('of the next customer outlives the farewell of the one before', async () => {
    const late = await post({ path: 'logout', body: { session: '999999' } })
    expect([late.status, late.set]).toEqual([200, undefined])
    expect(await post()).toMatchObject({ status: 200 })
  })
})
