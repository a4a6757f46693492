import { defineCall } from '@vitrine/contract/call'
import type { Role } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '#api/app.ts'
import { sessionsFeature } from '#api/features/sessions/index.ts'
import { signIn, TEST_KEYS } from '#api/features/sessions/testing/sign-in.ts'
import { serve } from '#api/routing/serve.ts'
import { trustedProxies } from '#api/routing/trusted-proxies.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const shared = { method: 'GET', storeScoped: true, summary: 'for tests', reply: z.custom<unknown>() } as const
const who = defineCall({
  ...shared,
  id: 'test.who',
  path: '/api/test/who',
  may: 'cart:read',
  query: z.object({ code: z.string().optional(), token: z.string().optional() }),
})
/** As quick login is called: its token is that of a link. */
const link = defineCall({
  ...shared,
  id: 'test.link',
  path: '/api/test/link',
  may: 'session:start',
  anonymous: true,
  query: z.object({ token: z.string() }),
})
/** As the old calls that do something by GET. */
const act = defineCall({
  ...shared,
  id: 'test.act',
  path: '/api/test/act',
  may: 'account:read',
  ownPagesOnly: true,
})
const doors = [
  defineCall({ ...shared, id: 'test.customer', path: '/api/test/customer', may: 'account:read' }),
  defineCall({
    ...shared,
    id: 'test.blogger',
    path: '/api/test/blogger',
    may: 'partner:read',
  }),
  defineCall({ ...shared, id: 'test.staff', path: '/api/test/staff', may: 'stock:reserve' }),
  defineCall({ ...shared, id: 'test.admin', path: '/api/test/admin', may: 'audit:read' }),
]
let database: TestDatabase
let api: Api
let ann: string
let bob: string
const seenUrls: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  api = await buildTestApi({
    db,
    features: [sessionsFeature({ db, keys: TEST_KEYS, now: () => new Date() })],
    routes: [
      serve(who, ({ actor }, { query, facts }) => ({
        ...actor,
        code: query.code,
        ip: facts.ip,
        country: facts.country,
      })),
      serve(link, (_, { query }) => query.token),
      ...[act, ...doors].map((call) => serve(call, () => true)),
    ],
    edge: { isTrusted: trustedProxies(['10.0.0.0/8', '127.0.0.2', '2001:db8::/32']) },
  })
  api.app.addHook('onRequest', async ({ url, raw }) => void seenUrls.push(url, String(raw.url)))
  ann = (await signIn(db, { email: 'ann@example.org' })).accessToken
  bob = (await signIn(db, { email: 'bob@example.org' })).accessToken
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

type CredentialsRequest = { query?: string; headers?: Record<string, string>; remoteAddress?: string }
const ask = ({ query = '', ...asked }: CredentialsRequest = {}) =>
  api.app.inject({ url: `/api/test/who${query}`, ...asked })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('who asks', () => {
  test('the header says it', async () => {
    expect((await ask({ headers: bearer(ann) })).json().result.kind).toBe('customer')
  })

  test('the address says it, too, and nobody behind sees it there', async () => {
    const reply = await ask({ query: `?x=1&token=${ann}&code=K7&tok%65n2=a` })
    expect(reply.json().result).toMatchObject({ kind: 'customer', code: 'K7' })
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
    expect(reply.headers['cache-control']).toContain('no-store')
    await ask({ query: `?tok%65n=${ann}` })
    expect(seenUrls.join()).not.toContain(ann)
    expect(seenUrls).toContain('/api/test/who?x=1&tok%65n2=a')
  })

  test('header and address say the same: fine. Another, or one twice: refused', async () => {
    const codeOf = async (asked: CredentialsRequest) => {
      const { code, meta } = (await ask(asked)).json()
      return [code, meta?.errorCode]
    }
    expect(await codeOf({ query: `?token=${ann}`, headers: bearer(ann) })).toEqual([200, undefined])
    expect(await codeOf({ query: `?token=${bob}`, headers: bearer(ann) })).toEqual([
      400,
      'AMBIGUOUS_CREDENTIALS',
    ])
    expect(await codeOf({ query: `?token=${ann}&token=${ann}` })).toEqual([400, 'VALIDATION'])
    expect(await codeOf({ query: `?token=${ann}&tok%65n=${bob}` })).toEqual([400, 'VALIDATION'])
  })

  test.each(['', 'null', 'undefined'])(
    'an empty token (%j) is a guest, in header and address',
    async (token) => {
      expect((await ask({ query: `?token=${token}`, headers: bearer(token) })).json().result.kind).toBe(
        'guest',
      )
      expect((await ask({ query: `?token=${token}`, headers: bearer(ann) })).json().result.kind).toBe(
        'customer',
      )
    },
  )

  test.each(['garbage', 'a.b.c', 'e'.repeat(3_000)])('a token of nobody (%#) is 401', async (token) => {
    expect((await ask({ headers: bearer(token) })).json()).toMatchObject({
      code: 401,
      meta: { errorCode: 'UNAUTHORIZED' },
    })
  })

  test.each<Record<string, string>>([{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }])(
    'a link or another site cannot act for somebody: %j',
    async (headers) => {
      expect((await ask({ query: `?token=${ann}`, headers })).statusCode).toBe(403)
      expect((await ask({ headers: { ...bearer(ann), ...headers } })).statusCode).toBe(200)
    },
  )

  test('tokens in addresses can be switched off', async () => {
    const { db } = database
    const strict = await buildTestApi({ db, routes: [serve(who, () => true)], edge: { queryTokens: false } })
    expect((await strict.app.inject(`/api/test/who?token=${ann}`)).statusCode).toBe(400)
    expect((await strict.app.inject('/api/test/who?token=')).statusCode).toBe(200)
    await strict.app.close()
  })
})

describe('a token a call asks for itself, such as that of a link', () => {
  const follow = (headers = {}) => api.app.inject({ url: '/api/test/link?token=l1nk', headers })

  test('is no sign-in, and stands beside one', async () => {
    expect((await follow(bearer(ann))).json()).toEqual({ code: 200, result: 'l1nk' })
    expect((await follow()).json().result).toBe('l1nk')
  })

  test('is read where tokens in addresses are switched off', async () => {
    const { db } = database
    const strict = await buildTestApi({
      db,
      routes: [serve(link, (_, { query }) => query.token)],
      edge: { queryTokens: false },
    })
    expect((await strict.app.inject('/api/test/link?token=l1nk')).json().result).toBe('l1nk')
    await strict.app.close()
  })

  test('is used neither by a page of another site nor by a link somebody opens', async () => {
    for (const from of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await follow({ ...bearer(ann), ...from })).statusCode).toBe(403)
  })
})

describe('a GET that does something', () => {
  const ask = (headers = {}, query = '') => api.app.inject({ url: `/api/test/act${query}`, headers })

  test('is answered to a program that sends its token in a header, which no link can', async () => {
    expect((await ask(bearer(ann))).statusCode).toBe(200)
    expect((await ask({}, `?token=${ann}`)).statusCode).toBe(403)
    expect((await ask({ authorization: 'Basic YW5uOng=' }, `?token=${ann}`)).statusCode).toBe(403)
  })

  test('is not done by HEAD, which only looks, and is told so', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'HEAD',
      url: '/api/test/act',
      headers: bearer(ann),
    })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, OPTIONS'])
  })

  test.each<Record<string, string>>([{ 'sec-fetch-mode': 'navigate' }, { 'sec-purpose': 'prefetch' }])(
    'is not done by %j, whatever comes with it',
    async (headers) => expect((await ask({ ...bearer(ann), ...headers })).statusCode).toBe(403),
  )
})

describe('who may', () => {
  const cases: [string, readonly Role[] | undefined, number[]][] = [
    ['a guest', undefined, [401, 401, 401, 401]],
    ['a customer', [], [200, 403, 403, 403]],
    ['a blogger', ['blogger'], [200, 200, 403, 403]],
    ['a manager', ['manager'], [200, 200, 200, 403]],
    ['an admin who blogs', ['admin', 'blogger'], [200, 200, 200, 200]],
  ]
  test.each(cases)('%s', async (name, roles, codes) => {
    const email = `${name.replaceAll(' ', '.')}@example.org`
    const token = roles && (await signIn(database.db, { email, roles })).accessToken
    const headers = token ? bearer(token) : {}
    const replies = await Promise.all(doors.map(({ path }) => api.app.inject({ url: path, headers })))
    expect(replies.map((reply) => reply.statusCode)).toEqual(codes)
  })

  test('a role that was taken away counts at once', async () => {
    const { accessToken, customerId } = await signIn(database.db, {
      email: 'ex@example.org',
      roles: ['admin'],
    })
    await database.db
      .updateTable('customer')
      .set({ roles: [] })
      .where('customer_id', '=', customerId)
      .execute()
    const reply = await api.app.inject({ url: '/api/test/admin', headers: bearer(accessToken) })
    expect(reply.statusCode).toBe(403)
  })
})

describe('what a proxy says', () => {
  const headers = { 'cf-ipcountry': 'AT', 'x-forwarded-for': '203.0.113.9' }
  test.each([
    ['10.1.2.3', 'AT', '203.0.113.9'],
    ['::ffff:10.1.2.3', 'AT', '203.0.113.9'],
    ['2001:db8::7', 'AT', '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['192.0.2.1', undefined, '192.0.2.1'],
  ])('%s', async (remoteAddress, country, ip) => {
    const { result } = (await ask({ headers, remoteAddress })).json()
    expect([result.country, result.ip]).toEqual([country, ip])
  })
})
