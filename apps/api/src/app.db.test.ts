import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallError } from '@vitrine/contract/reply'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { createLogger } from '#api/log.ts'
import { openProbeApi, type ProbeApi } from '#api/testing/probe-api.ts'
import { fail, look, mine } from '#api/testing/probe-routes.ts'
import { buildTestApi } from '#api/testing/test-api.ts'

let probe: ProbeApi
beforeAll(async () => {
  probe = await openProbeApi()
})
afterAll(() => probe.close())

const get = (...asked: Parameters<ProbeApi['get']>) => probe.get(...asked)
const post = (...sent: Parameters<ProbeApi['postLine']>) => probe.postLine(...sent)

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

describe('in process', () => {
  test.each([
    ['an answer', look, { params: { id: 'x' }, query: { size: 5 } }, '/api/test/look/x?size=5'],
    ['invalid input', look, { params: { id: 'x' }, query: { size: 99 } }, '/api/test/look/x?size=99'],
    ['a refusal', fail, { query: { how: 'shop' } }, '/api/test/fail?how=shop'],
    ['a bug', fail, { query: { how: 'bug' } }, '/api/test/fail?how=bug'],
    ['no rights', mine, {}, '/api/test/mine'],
  ])('%s equals the one over HTTP', async (...[, call, input, url]) => {
    const overHttp = (await get(url, { 'x-vs-store-code': 'de' })).json()
    const client = probe.api.clientFor({ store: 'de' })
    const inProcess = await client.call(call, input as never).then(
      (result) => ({ code: 200, result }),
      ({ code, result, meta }: CallError) => ({ code, result, meta }),
    )
    expect(JSON.parse(JSON.stringify(inProcess))).toEqual(overHttp)
  })
})

describe('the server', () => {
  test('a route that does not say who may call it stops the boot', async () => {
    const plugin = async (app: ProbeApi['api']['app']) => {
      app.get('/forgotten', async () => 'open to all')
    }
    const built = buildTestApi({ db: probe.db, features: [{ name: 'careless', routes: [], plugin }] })
    await expect(built).rejects.toThrow('/forgotten does not declare')
  })

  test('nor does one start that is not for everybody, and no call of the contract', async () => {
    const plugin = async (app: ProbeApi['api']['app']) => {
      app.get('/desk', { config: { may: 'review:approve' } }, async () => 'open to all')
    }
    const built = buildTestApi({ db: probe.db, features: [{ name: 'careless', routes: [], plugin }] })
    await expect(built).rejects.toThrow('/desk is not for everybody')
  })

  test('it is live and ready, and not ready while stopping', async () => {
    expect((await get('/health/live')).statusCode).toBe(200)
    expect((await get('/health/ready')).statusCode).toBe(200)
    const stopping = await buildTestApi({ db: probe.db, isStopping: () => true })
    const reply = await stopping.app.inject('/health/ready')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    await stopping.app.close()
  })

  test('who asks as a proxy is asked, with scheme and host, gets the same answer and no 500', async () => {
    const { app } = await buildTestApi({ db: probe.db })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const status = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = { port, host: '127.0.0.1', path, agent: false }
        request(asked, (reply) => resolve(reply.resume().statusCode))
          .on('error', reject)
          .end()
      })
    expect(await status('http://shop.example/health/live')).toBe(200)
    expect(await status('http://shop.example/nothing')).toBe(404)
    expect(await status('*')).toBe(404)
    await app.close()
  })

  test('without its database it is not ready, and says when to come again', async () => {
    const db = createDatabase({ connectionString: 'postgres://nobody:x@127.0.0.1:1/none' })
    const away = await buildTestApi({ db })
    const reply = await away.app.inject('/health/ready')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    await away.app.close()
    await db.destroy()
  })

  test('while nothing can be stored it is not ready, and live all the same', async () => {
    const full = async () => {
      throw new ShopError('UNAVAILABLE', { message: 'The data folder is full.' })
    }
    const api = await buildTestApi({ db: probe.db, assertWritable: full })
    expect((await api.app.inject('/health/ready')).json()).toMatchObject({ code: 503 })
    expect((await api.app.inject('/health/live')).statusCode).toBe(200)
    await api.app.close()
  })

  test('while the database has no connection left a shop that still took orders was taken away', async () => {
    await sql`create role crowded login password 'x' connection limit 0`.execute(probe.db)
    const url = new URL(probe.connectionString)
    url.username = 'crowded'
    url.password = 'x'
    const health = createDatabase({ connectionString: url.href })
    const lanes = { pages: probe.db, checkout: probe.db, health }
    const api = await buildTestApi({ db: probe.db, lanes })
    expect((await api.app.inject('/health/ready')).statusCode).toBe(200)
    const full = await buildTestApi({ db: probe.db, lanes: { ...lanes, checkout: health } })
    expect((await full.app.inject('/health/ready')).statusCode).toBe(503)
    await Promise.all([api.app.close(), full.app.close(), health.destroy()])
    await sql`drop role crowded`.execute(probe.db)
  })

  test('on a database that takes nothing it is not ready', async () => {
    const url = new URL(probe.connectionString)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const db = createDatabase({ connectionString: url.href })
    const api = await buildTestApi({ db })
    expect((await api.app.inject('/health/ready')).json()).toMatchObject({ code: 503 })
    await api.app.close()
    await db.destroy()
  })

  test('browsers that came by https never come without it again', async () => {
    expect((await get('/health/live')).headers['strict-transport-security']).toBeUndefined()
    const api = await buildTestApi({ db: probe.db, isHttps: true })
    const { headers } = await api.app.inject('/health/live')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    await api.app.close()
  })

  test('its contract is told to nobody where the operator says so', async () => {
    const api = await buildTestApi({ db: probe.db, showsDocs: false })
    for (const path of ['/docs', '/openapi.json']) expect((await api.app.inject(path)).statusCode).toBe(404)
    await api.app.close()
  })

  test('its contract can be read by machines and people', async () => {
    const description = (await get('/openapi.json')).json()
    expect(description.paths['/api/test/line'].post).toMatchObject({
      operationId: 'test.setLine',
      'x-permission': 'cart:change',
    })
    expect(description.paths['/api/test/look/{id}'].get.parameters).toHaveLength(3)
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
