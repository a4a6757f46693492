import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSession, refreshSession } from '@vitrine/contract/user/session'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { mine, probeRoutes } from '#api/testing/probe-routes.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { sessionsFeature } from './index.ts'
import { loadSecret } from './keys/load-secret.ts'
import type { Tokens } from './start/open-session.ts'
import { signIn, TEST_KEYS } from './testing/sign-in.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND
let database: TestDatabase
let api: Api
let clock = Date.parse('2026-03-01T09:00:00Z')
let tokens: Tokens & { customerId: number }
const now = () => new Date(clock)
const pass = (ms: number) => {
  clock += ms
}

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const features = [sessionsFeature({ db, keys: TEST_KEYS, now })]
  api = await buildTestApi({ db, now, features, routes: probeRoutes })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})
beforeEach(async () => {
  tokens = await signIn(database.db, { email: 'Ann@Example.org', now })
})

const shop = () => api.clientFor({ store: 'de' })
async function refresh(refreshToken: string): Promise<Tokens> {
  const { result, meta } = await shop().ask(refreshSession, { body: { refreshToken } })
  return { accessToken: result, refreshToken: meta.refreshToken ?? '' }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { code: number }) => error.code,
  )
const opens = (token: string) => codeOf(api.clientFor({ store: 'de', facts: { token } }).call(mine))

describe('an access token', () => {
  test('opens what needs a customer, for fifteen minutes', async () => {
    expect(await opens(tokens.accessToken)).toBe(200)
    pass(14 * 60 * SECOND)
    expect(await opens(tokens.accessToken)).toBe(200)
    pass(61 * SECOND)
    expect(await opens(tokens.accessToken)).toBe(401)
  })

  test('of somebody else, unsigned, for another shop or of an unknown session opens nothing', async () => {
    const claims = { sub: String(tokens.customerId), sid: '1' }
    const made = (key: Uint8Array, alg = 'HS256', audience = 'shop') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg })
        .setIssuer('vitrine')
        .setAudience(audience)
        .setExpirationTime(Math.floor(clock / 1000) + 600)
        .sign(key)
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const forged = [
      await made(new Uint8Array(32)),
      await made(TEST_KEYS.access, 'HS256', 'elsewhere'),
      `${encode({ alg: 'none' })}.${encode({ ...claims, iss: 'vitrine', aud: 'shop' })}.`,
      tokens.refreshToken,
      'x'.repeat(500),
    ]
    for (const token of forged) expect(await opens(token)).toBe(401)
    await database.db.deleteFrom('session').where('customer_id', '=', tokens.customerId).execute()
    expect(await opens(tokens.accessToken)).toBe(401)
  })

  test('stops with the session, and for a customer who was locked out', async () => {
    const other = await signIn(database.db, { email: 'bob@example.org', now })
    await database.db
      .updateTable('customer')
      .set({ enabled: false })
      .where('customer_id', '=', other.customerId)
      .execute()
    expect(await opens(other.accessToken)).toBe(401)
    expect(await codeOf(refresh(other.refreshToken))).toBe(401)
    const { refreshToken } = tokens
    expect(await shop().call(endSession, { body: { refreshToken } })).toBe(true)
    expect(await shop().call(endSession, { body: { refreshToken } })).toBe(true)
    expect([await opens(tokens.accessToken), await codeOf(refresh(refreshToken))]).toEqual([401, 401])
  })
})

describe('POST /api/user/refresh', () => {
  test('answers a new pair, and the table keeps hashes only', async () => {
    const next = await refresh(tokens.refreshToken)
    expect(next.refreshToken).toMatch(/^[\w-]{43}$/)
    expect(next.refreshToken).not.toBe(tokens.refreshToken)
    expect(await opens(next.accessToken)).toBe(200)
    const rows = await database.db.selectFrom('refresh_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(next.refreshToken)
  })

  test('second token expiry in one session does not sign out', async () => {
    for (let round = 0; round < 5; round += 1) {
      pass(20 * 60 * SECOND)
      Object.assign(tokens, await refresh(tokens.refreshToken))
    }
    expect(await opens(tokens.accessToken)).toBe(200)
  })

  test('twenty at once get one and the same successor', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refreshToken)))
    expect(new Set(all.map((one) => one.refreshToken)).size).toBe(1)
  })

  test('a lost answer can be asked for again, for a minute and while the successor is unused', async () => {
    const first = await refresh(tokens.refreshToken)
    pass(59 * SECOND)
    expect((await refresh(tokens.refreshToken)).refreshToken).toBe(first.refreshToken)
    pass(2 * SECOND)
    expect(await codeOf(refresh(tokens.refreshToken))).toBe(401)
    expect(await codeOf(refresh(first.refreshToken))).toBe(401)
  })

  test('a grand-parent in the wrong hands ends the session for everybody', async () => {
    const child = await refresh(tokens.refreshToken)
    const grandChild = await refresh(child.refreshToken)
    expect(await codeOf(refresh(tokens.refreshToken))).toBe(401)
    expect(await codeOf(refresh(grandChild.refreshToken))).toBe(401)
    expect(await opens(grandChild.accessToken)).toBe(401)
    const ended = await database.db
      .selectFrom('session')
      .select('end_reason')
      .where('customer_id', '=', tokens.customerId)
      .orderBy('session_id', 'desc')
      .executeTakeFirst()
    expect(ended?.end_reason).toBe('reuse')
  })

  test('ends after thirty idle days, and after half a year whatever happens', async () => {
    const idle = await signIn(database.db, { email: 'idle@example.org', now })
    for (let month = 0; month < 6; month += 1) {
      pass(29 * DAY)
      Object.assign(tokens, await refresh(tokens.refreshToken))
    }
    expect(await codeOf(refresh(idle.refreshToken))).toBe(401)
    pass(29 * DAY)
    expect(await codeOf(refresh(tokens.refreshToken))).toBe(401)
    const late = await signIn(database.db, { email: 'late@example.org', now })
    pass(30 * DAY + SECOND)
    expect(await codeOf(refresh(late.refreshToken))).toBe(401)
  })

  test.each([{}, { refreshToken: '' }, { refreshToken: 7 }, { refreshToken: 'x'.repeat(300) }, []])(
    'odd input %j is a 400, and never stored by anybody',
    async (payload) => {
      const reply = await api.app.inject({ method: 'POST', url: '/api/user/refresh', payload })
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, 'no-cache, no-store'])
    },
  )

  test('an expired access token beside it does not stand in the way', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/user/refresh',
      headers: { authorization: 'Bearer long.gone.token' },
      payload: { refreshToken: tokens.refreshToken },
    })
    expect(reply.json()).toMatchObject({ code: 200, meta: { refreshToken: expect.any(String) } })
    expect(reply.headers['cache-control']).toBe('no-cache, no-store')
  })
})

test('the secret is made once, for its user only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-keys-'))
  const secret = loadSecret(folder)
  expect(secret).toHaveLength(32)
  expect(loadSecret(folder)).toEqual(secret)
  expect(statSync(join(folder, 'keys/sessions.key')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
