// What a refusal says to a program and to a person, and what a browser of another origin may ask.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERROR_CODES, type ErrorCode, ShopError } from '#api/errors.ts'
import { localizeReply } from '#api/refusal/localize-reply.ts'
import { toErrorReply } from '#api/refusal/to-error-reply.ts'
import { openProbeApi, type ProbeApi } from '#api/testing/probe-api.ts'
import { probeRoutes } from '#api/testing/probe-routes.ts'
import { buildTestApi } from '#api/testing/test-api.ts'

let probe: ProbeApi
beforeAll(async () => {
  probe = await openProbeApi()
})
afterAll(() => probe.close())

const post = (store: string, cartItem: object) => probe.postLine({ cartItem }, { 'x-vs-store-code': store })

describe('a refusal', () => {
  test.each([
    ['us', 'cartItem.sku: is missing'],
    ['de', 'cartItem.sku: fehlt'],
    ['ru', 'cartItem.sku: отсутствует'],
    ['ua', 'cartItem.sku: відсутнє'],
    ['cn', 'cartItem.sku: 缺失'],
  ])('in the store %s is told in its language, by the same field and key', async (store, sentence) => {
    const reply = (await post(store, { qty: 1 })).json()
    expect(reply).toMatchObject({
      result: sentence,
      meta: {
        errorCode: 'VALIDATION',
        field: 'cartItem.sku',
        message: sentence,
        details: [{ key: 'REQUIRED' }],
      },
    })
  })

  test.each([
    [{ sku: '', qty: 1 }, 'TOO_SHORT'],
    [{ sku: 'A', qty: 500 }, 'TOO_LARGE'],
    [{ sku: 'A', qty: -1 }, 'TOO_SMALL'],
    [{ sku: 5, qty: 1 }, 'WRONG_TYPE'],
  ])('of %j has the key %s', async (line, key) => {
    expect((await post('de', line)).json().meta.details[0].key).toBe(key)
  })

  // What nobody asked for (an address, a method), or asked for too much or too often, has no field.
  const FIELDLESS = [
    'VALIDATION',
    'BAD_REQUEST',
    'OPTIONS_INVALID',
    'NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    'ATTRIBUTE_NOT_FOUND',
    'CONFLICT',
    'IMPORT_FAILED',
  ]
  const OF_NO_FIELD = [
    ...FIELDLESS,
    'METHOD_NOT_ALLOWED',
    'URI_TOO_LONG',
    'HEADERS_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ]
  const OF_METHODS = ['SHIPPING_UNAVAILABLE', 'PAYMENT_UNAVAILABLE']
  const faults = ERROR_CODES.map((code) => toErrorReply(new ShopError(code as ErrorCode)))
    .filter(({ code, meta }) => code < 500 && ![...OF_NO_FIELD, ...OF_METHODS].includes(meta.errorCode))
    .map(({ meta }) => meta)
  test.each(faults)('$errorCode names the field even where its verb does not', ({ field }) => {
    expect(field).toMatch(/./)
  })

  test('that prescribes its words keeps them, with a sentence beside', () => {
    const error = new ShopError('CART_NOT_FOUND', { message: 'No such entity with cartId = 5' })
    const de = findStoreView('de')
    expect(de && localizeReply(toErrorReply(error), de)).toMatchObject({
      result: 'No such entity with cartId = 5',
      meta: { field: 'cartId', message: 'Diesen Warenkorb gibt es nicht mehr.' },
    })
  })

  test.each(LANGUAGES)('has words in %s even where nobody wrote any', (language) => {
    const { result, meta } = localizeReply(toErrorReply(new ShopError('TOO_MANY_REQUESTS')), { language })
    expect(result).toBe(meta.message)
    expect(result).not.toMatch(/refusal|TOO_MANY/)
  })

  test('for asking too often says when to come again, in the header clients obey', async () => {
    const attempts = { name: 'test', times: 1, seconds: 60 }
    const routes = probeRoutes.map((route) => ({ ...route, attempts }))
    const { app } = await buildTestApi({ db: probe.db, routes })
    const ask = () => app.inject('/api/test/look/x')
    expect((await ask()).statusCode).toBe(200)
    const second = await ask()
    expect(second.statusCode).toBe(429)
    expect(Number(second.headers['retry-after'])).toBe(second.json().meta.retryAfter)
    await app.close()
  })
})

describe('an address asked with the wrong method', () => {
  test('says which it takes', async () => {
    const reply = await probe.get('/api/test/line')
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    const other = await probe.api.app.inject({ method: 'DELETE', url: '/api/test/look/x' })
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('and answers what it takes without a word when only that is asked', async () => {
    const reply = await probe.api.app.inject({ method: 'OPTIONS', url: '/api/test/line' })
    expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([204, 'POST, OPTIONS', ''])
  })
})

describe('pages of another origin', () => {
  const origin = 'https://app.example.com'
  const preflight = { origin, 'access-control-request-method': 'POST' }
  const ask = async (corsOrigins?: string[]) => {
    const { app } = await buildTestApi({ db: probe.db, routes: probeRoutes, corsOrigins })
    const before = await app.inject({ method: 'OPTIONS', url: '/api/test/line', headers: preflight })
    const reply = await app.inject({ url: '/api/test/look/x', headers: { origin } })
    const failed = await app.inject({ url: '/api/test/fail?how=shop', headers: { origin } })
    await app.close()
    return [before, reply, failed].map(({ headers }) => headers['access-control-allow-origin'])
  }

  test('may read nothing unless the shop names them', async () => {
    expect(await ask()).toEqual([undefined, undefined, undefined])
    expect(await ask(['https://other.example.com'])).not.toContain(origin)
  })

  test('leave everybody else what is said to who asks what an address takes', async () => {
    const { app } = await buildTestApi({ db: probe.db, routes: probeRoutes, corsOrigins: [origin] })
    const reply = await app.inject({ method: 'OPTIONS', url: '/api/test/line' })
    await app.close()
    expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([204, 'POST, OPTIONS', ''])
  })

  test('get no answer that a cache kept for another of them', async () => {
    const corsOrigins = [origin, 'https://other.example.com']
    const { app } = await buildTestApi({ db: probe.db, routes: probeRoutes, corsOrigins })
    const { headers } = await app.inject({ url: '/api/test/look/x', headers: { origin } })
    await app.close()
    expect(String(headers.vary).toLowerCase().split(', ')).toContain('origin')
  })

  test('read answers and refusals alike once they are named', async () => {
    expect(await ask([origin])).toEqual([origin, origin, origin])
    expect(await ask(['*'])).toEqual(['*', '*', '*'])
  })
})
