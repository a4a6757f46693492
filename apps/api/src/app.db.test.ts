import { defineCall } from '@vitrine/contract/call'
import type { CallError } from '@vitrine/contract/reply'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '#api/app.ts'
import { createDatabase } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { createLogger } from '#api/log.ts'
import { serve, WithMeta } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const shared = { storeScoped: true, summary: 'for tests', reply: z.custom<unknown>() } as const
const QtySchema = z.coerce.number().int('must be a whole number').min(0).max(100)
const setLine = defineCall({
  ...shared,
  id: 'test.setLine',
  method: 'POST',
  path: '/api/test/line',
  access: 'guest',
  body: z.object({ cartItem: z.object({ sku: z.string().min(1), qty: QtySchema }) }),
})
const look = defineCall({
  ...shared,
  id: 'test.look',
  method: 'GET',
  path: '/api/test/look/:id',
  access: 'public',
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ size: z.coerce.number().int().max(50).default(10) }),
})
const fail = defineCall({
  ...shared,
  id: 'test.fail',
  method: 'GET',
  path: '/api/test/fail',
  access: 'guest',
  query: z.object({ how: z.string() }),
})
const mine = defineCall({
  ...shared,
  id: 'test.mine',
  method: 'GET',
  path: '/api/test/mine',
  access: 'customer',
})
const raw = defineCall({
  ...shared,
  id: 'test.raw',
  method: 'GET',
  path: '/api/test/raw',
  access: 'public',
  raw: true,
})

const FAILURES: Record<string, () => unknown> = {
  shop: () => new ShopError('NOT_ENOUGH', { message: 'Only 2 left', meta: { qty: 2 } }),
  bug: () => new Error('select secret from somewhere'),
  range: () => Object.assign(new Error('integer out of range'), { code: '22003' }),
  away: () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
}
const routes = [
  serve(setLine, (_, { body }) => new WithMeta(body.cartItem, { qty: 7 })),
  serve(look, (ctx, { params, query, facts }) => ({
    ...params,
    ...query,
    store: ctx.store.code,
    token: facts.token,
  })),
  serve(fail, (_, { query }) => {
    throw FAILURES[query.how]?.()
  }),
  serve(mine, () => 'private'),
  serve(raw, () => null),
]

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  api = await buildTestApi({ db: database.db, routes })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const post = (payload: string | Buffer | object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/test/line',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })

describe('the envelope', () => {
  test('an answer carries code, result and meta; personal ones are never stored', async () => {
    const reply = await post({ cartItem: { sku: 'A', qty: '3' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ code: 200, result: { sku: 'A', qty: 3 }, meta: { qty: 7 } })
    expect(reply.headers['cache-control']).toBe('no-cache, no-store')
  })

  test('a public answer may be revalidated, unless somebody signed the question', async () => {
    const open = await get('/api/test/look/x')
    expect(open.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('x-vs-store-code'),
    })
    const again = await get('/api/test/look/x', { 'if-none-match': String(open.headers.etag) })
    expect(again.statusCode).toBe(304)
    const signed = await get('/api/test/look/x', { authorization: 'Bearer abc' })
    expect(signed.headers['cache-control']).toBe('private, no-store')
  })

  test('a raw call answers bare JSON, null included', async () => {
    const reply = await get('/api/test/raw')
    expect([reply.body, reply.headers['content-type']]).toEqual(['null', 'application/json; charset=utf-8'])
  })

  test('a guest is asked to sign in where a customer is needed', async () => {
    const reply = await get('/api/test/mine')
    expect(reply.json()).toMatchObject({ code: 401, meta: { errorCode: 'UNAUTHORIZED' } })
  })
})

describe('the store view', () => {
  test.each([
    ['header', '/api/test/look/x?storeCode=de', { 'x-vs-store-code': 'ru' }, 'ru'],
    ['storeCode', '/api/test/look/x?storeCode=de&store=cn', {}, 'de'],
    ['store', '/api/test/look/x?store=cn', {}, 'cn'],
    ['unknown code', '/api/test/look/x?storeCode=xx', {}, 'us'],
    ['nothing', '/api/test/look/x', {}, 'us'],
  ])('%s', async (...[, url, headers, store]) => {
    expect((await get(url, headers as Record<string, string>)).json().result.store).toBe(store)
  })

  test.each(['Bearer ', 'Bearer null', 'Bearer undefined', 'bearer'])(
    '%j is a guest',
    async (authorization) => {
      expect((await get('/api/test/look/x', { authorization })).json().result.token).toBeUndefined()
    },
  )
})

describe('bad input is 4xx, names the field and says nothing about our inside', () => {
  const json = (text: string) => post(text)
  test.each([
    ['malformed JSON', () => json('{"cartItem":'), 400, 'BAD_REQUEST'],
    ['a fractional quantity', () => post({ cartItem: { sku: 'A', qty: 1.5 } }), 400, 'VALIDATION'],
    ['a wrong type', () => post({ cartItem: { sku: 5, qty: 1 } }), 400, 'VALIDATION'],
    ['a list for an object', () => post([]), 400, 'VALIDATION'],
    ['JSON null', () => json('null'), 400, 'VALIDATION'],
    ['no body', () => json(''), 400, 'VALIDATION'],
    ['__proto__', () => json('{"__proto__":{"polluted":1},"cartItem":{}}'), 400, 'BAD_REQUEST'],
    ['constructor.prototype', () => json('{"constructor":{"prototype":{"polluted":1}}}'), 400, 'BAD_REQUEST'],
    ['bad UTF-8', () => post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 400, 'BAD_REQUEST'],
    ['a NUL character', () => json('{"cartItem":{"sku":"a\\u0000","qty":1}}'), 400, 'BAD_REQUEST'],
    ['deep nesting', () => json(`${'['.repeat(1000)}${']'.repeat(1000)}`), 400, 'BAD_REQUEST'],
    ['a huge body', () => json(`"${'x'.repeat(1_100_000)}"`), 413, 'PAYLOAD_TOO_LARGE'],
    ['XML', () => post('<a/>', { 'content-type': 'text/xml' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form',
      () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an odd content type',
      () => post('{}', { 'content-type': 'application/json\t;charset=' }),
      400,
      'VALIDATION',
    ],
    ['a bad address', () => get('/api/test/look/%E0%A4%A'), 400, 'BAD_REQUEST'],
    ['a parameter too long', () => get(`/api/test/look/${'x'.repeat(11)}`), 400, 'VALIDATION'],
    ['a parameter far too long', () => get(`/api/test/look/${'x'.repeat(2000)}`), 404, 'NOT_FOUND'],
    ['a query out of range', () => get('/api/test/look/x?size=51'), 400, 'VALIDATION'],
    ['a query given twice', () => get('/api/test/look/x?size=1&size=2'), 400, 'VALIDATION'],
    ['NUL in the address', () => get('/api/test/look/a%00b'), 400, 'BAD_REQUEST'],
    ['a value the database refuses', () => get('/api/test/fail?how=range'), 400, 'BAD_REQUEST'],
    ['an unknown path', () => get('/api/nothing/here'), 404, 'NOT_FOUND'],
    ['the wrong method', () => get('/api/test/line'), 404, 'NOT_FOUND'],
    ['a failed rule', () => get('/api/test/fail?how=shop'), 400, 'NOT_ENOUGH'],
    ['a lost database', () => get('/api/test/fail?how=away'), 503, 'UNAVAILABLE'],
    ['a bug', () => get('/api/test/fail?how=bug'), 500, 'INTERNAL'],
  ])('%s', async (...[, ask, code, errorCode]) => {
    const reply = await ask()
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toMatchObject({ code, result: expect.any(String), meta: { errorCode } })
    expect(reply.statusCode).toBe(code)
    expect(reply.body).not.toMatch(/select|stack|at .*\.ts/)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('the field is named, in a sentence and as data', async () => {
    const reply = await post({ cartItem: { sku: 'A', qty: 1.5 } })
    expect(reply.json()).toEqual({
      code: 400,
      result: 'cartItem.qty: must be a whole number',
      meta: {
        errorCode: 'VALIDATION',
        details: [{ path: 'cartItem.qty', message: 'must be a whole number' }],
      },
    })
  })
})

describe('in process', () => {
  test.each([
    ['an answer', look, { params: { id: 'x' }, query: { size: 5 } }, '/api/test/look/x?size=5'],
    ['invalid input', look, { params: { id: 'x' }, query: { size: 99 } }, '/api/test/look/x?size=99'],
    ['a refusal', fail, { query: { how: 'shop' } }, '/api/test/fail?how=shop'],
    ['a bug', fail, { query: { how: 'bug' } }, '/api/test/fail?how=bug'],
    ['no rights', mine, {}, '/api/test/mine'],
  ])('%s equals the one over HTTP', async (...[, call, input, url]) => {
    const overHttp = (await get(url, { 'x-vs-store-code': 'de' })).json()
    const client = api.clientFor({ store: 'de' })
    const inProcess = await client.call(call, input as never).then(
      (result) => ({ code: 200, result }),
      ({ code, result, meta }: CallError) => ({ code, result, meta }),
    )
    expect(JSON.parse(JSON.stringify(inProcess))).toEqual(overHttp)
  })
})

describe('the server', () => {
  test('a route that does not say who may call it stops the boot', async () => {
    const plugin = async (app: Api['app']) => {
      app.get('/forgotten', async () => 'open to all')
    }
    const built = buildTestApi({ db: database.db, features: [{ name: 'careless', routes: [], plugin }] })
    await expect(built).rejects.toThrow('/forgotten does not declare')
  })

  test('it is live and ready, and not ready while stopping', async () => {
    expect((await get('/health/live')).statusCode).toBe(200)
    expect((await get('/health/ready')).statusCode).toBe(200)
    const stopping = await buildTestApi({ db: database.db, isStopping: () => true })
    const reply = await stopping.app.inject('/health/ready')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    await stopping.app.close()
  })

  test('without its database it is not ready, and says when to come again', async () => {
    const db = createDatabase({ connectionString: 'postgres://nobody:x@127.0.0.1:1/none' })
    const away = await buildTestApi({ db })
    const reply = await away.app.inject('/health/ready')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    await away.app.close()
    await db.destroy()
  })

  test('its contract can be read by machines and people', async () => {
    const description = (await get('/openapi.json')).json()
    expect(description.paths['/api/test/line'].post).toMatchObject({
      operationId: 'test.setLine',
      'x-access': 'guest',
    })
    expect(description.paths['/api/test/look/{id}'].get.parameters).toHaveLength(2)
    expect((await get('/docs')).body).toContain('test.setLine')
  })

  test('its logs hold nothing private', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => void lines.push(line) })
    log.info({
      email: 'ann@example.org',
      address: { telephone: '+49 1' },
      req: { headers: { authorization: 'Bearer s3' } },
    })
    expect(lines.join()).not.toMatch(/ann@|\+49|s3/)
  })
})
