import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProbeApi, type ProbeApi } from '#api/testing/probe-api.ts'

let probe: ProbeApi
beforeAll(async () => {
  probe = await openProbeApi()
})
afterAll(() => probe.close())

const get = (...asked: Parameters<ProbeApi['get']>) => probe.get(...asked)
const post = (...sent: Parameters<ProbeApi['postLine']>) => probe.postLine(...sent)

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
    ['half an emoji', () => json('{"cartItem":{"sku":"a\\ud83d","qty":1}}'), 400, 'BAD_REQUEST'],
    ['deep nesting', () => json(`${'['.repeat(1000)}${']'.repeat(1000)}`), 400, 'BAD_REQUEST'],
    ['a huge body', () => json(`"${'x'.repeat(1_100_000)}"`), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body of 10,001 values', () => post(Array.from({ length: 10_001 }, () => ({}))), 400, 'BAD_REQUEST'],
    ['a gzip', () => post(gzipSync('{}'), { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
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
    ['the wrong method', () => get('/api/test/line'), 405, 'METHOD_NOT_ALLOWED'],
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

  test.each(['us', 'de'])(
    'a packed body is told to be that, not to be no JSON, in the store %s',
    async (store) => {
      const headers = { 'content-encoding': 'gzip', 'x-vs-store-code': store }
      const { meta } = (await post(gzipSync('{}'), headers)).json()
      expect(meta).toMatchObject({
        field: 'content-encoding',
        message: expect.stringMatching(/^content-encoding: /),
      })
    },
  )

  test.each([
    ['{"cartItem":{"qty":1,"sku":"a\\u0000"}}', 'cartItem.sku'],
    ['{"cartItem":{"qty":1,"a\\u0000":1}}', 'cartItem'],
    ['{"cartItem":{"qty":1,"sku":"a\\ud83d"}}', 'cartItem.sku'],
    ['"a\\u0000"', 'body'],
    ['{"a\\u0000":1}', 'body'],
  ])('what no text can hold is told with its field: %s', async (text, field) => {
    const { meta } = (await json(text)).json()
    expect(meta).toMatchObject({
      errorCode: 'BAD_REQUEST',
      field,
      details: [{ path: field, key: 'REFUSED' }],
    })
  })

  test.each([
    ['cut off in the middle', '{"cartItem":{"sku":"A","qt'],
    ['cut off before the end', '{"cartItem":{"sku":"A","qty":1}'],
    ['two of them', '{}{}'],
    ['nested too deeply', '['.repeat(1000)],
    ['in another table of letters', Buffer.from([0x22, 0xe4, 0x22])],
  ])('a body no call can read (%s) is told as that, in the language of the store', async (_, payload) => {
    const { meta, result } = (await post(payload, { 'x-vs-store-code': 'de' })).json()
    expect(meta).toMatchObject({
      errorCode: 'BAD_REQUEST',
      field: 'body',
      details: [{ path: 'body', key: 'WRONG_FORM' }],
    })
    expect([result, meta.message]).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^body: hat nicht/)),
    )
  })

  test.each(['[]', '5', '"sku"', 'true'])('a body that is no object (%s) is told as that', async (text) => {
    const { meta, result } = (await json(text)).json()
    expect(meta).toMatchObject({ field: 'body', details: [{ path: 'body', key: 'WRONG_TYPE' }] })
    expect(result).toBe('body: is of the wrong type')
  })

  test.each([
    ['a query', 'look/x?size=1%00', 'size'],
    ['the path', 'look/a%00b', 'id'],
  ])('a NUL in %s is told with its name', async (...[, address, field]) => {
    const { meta } = (await get(`/api/test/${address}`)).json()
    expect(meta).toMatchObject({ errorCode: 'BAD_REQUEST', field })
  })

  test('the field is named, in a sentence and as data', async () => {
    const reply = await post({ cartItem: { sku: 'A', qty: 1.5 } })
    expect(reply.json()).toEqual({
      code: 400,
      result: 'cartItem.qty: must be a whole number',
      meta: {
        errorCode: 'VALIDATION',
        field: 'cartItem.qty',
        message: 'cartItem.qty: must be a whole number',
        details: [{ path: 'cartItem.qty', key: 'NOT_WHOLE', message: 'must be a whole number' }],
      },
    })
  })
})
