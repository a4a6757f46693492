// What is done to every answer on its way out.
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.ts'
import { compressReplies } from './compress-replies.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { tagReplies } from './tag-replies.ts'

const PACKED = { 'accept-encoding': 'br' }
const app = openApp()
setSecurityHeaders(app)
tagReplies(app)
await compressReplies(app)
app.get('/open', (_, reply) => reply.type('application/json').send('{"words":"coat"}'))
app.get('/known', (_, reply) => reply.header('etag', 'W/"1"').send('{}'))
app.post('/known', (_, reply) => reply.header('etag', 'W/"1"').send('{"found":3}'))
app.get('/own', (_, reply) => reply.header('cache-control', 'no-cache, no-store').send('{}'))
app.get('/long', (_, reply) => reply.type('application/json').send('x'.repeat(4_000)))
const KEPT = Buffer.from(JSON.stringify({ words: 'coat '.repeat(1_000) }))
app.get('/kept', (_, reply) => reply.type('application/json').send(KEPT))
app.get('/huge', (_, reply) => reply.type('application/json').send('x'.repeat(200_000)))
for (const size of [4_000, 9_000])
  app.get(`/own/${size}`, { config: { isPrivate: true } }, (_, reply) =>
    reply.type('application/json').send('x'.repeat(size)),
  )
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('an answer is known again by its tag, made weak or not; another is sent', async () => {
  const { headers } = await get('/open')
  const tag = String(headers.etag)
  for (const asked of [tag, tag.replace('W/', ''), `"a", ${tag} , W/"b"`, '*']) {
    const again = await get('/open', { 'if-none-match': asked })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  }
  expect((await get('/open', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('a tag it has already is left, and compared', async () => {
  expect((await get('/known')).headers.etag).toBe('W/"1"')
  expect((await get('/known', { 'if-none-match': '"1"' })).statusCode).toBe(304)
})

test('a search sent as POST is answered whole, whatever its client says it holds', async () => {
  for (const asked of ['*', 'W/"1"']) {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/known',
      headers: { 'if-none-match': asked },
    })
    expect([statusCode, body]).toEqual([200, '{"found":3}'])
  }
})

test('what nobody may store has none', async () => {
  expect((await get('/own')).headers).not.toHaveProperty('etag')
})

test.each([
  ['/long', 'br'],
  ['/own/4000', undefined],
  ['/own/9000', 'br'],
])('%s is packed as %s', async (url, encoding) => {
  expect((await get(url, PACKED)).headers['content-encoding']).toBe(encoding)
})

test('what is kept and sent again is packed as it was, and read as it was written', async () => {
  const asked = await Promise.all([get('/kept', PACKED), get('/kept', PACKED)])
  for (const { rawPayload, headers } of asked) {
    expect(brotliDecompressSync(rawPayload).equals(KEPT)).toBe(true)
    expect(headers).toMatchObject({
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    })
  }
  expect((await get('/kept')).rawPayload.equals(KEPT)).toBe(true)
})

test('what is larger than most lists is packed piece by piece', async () => {
  const { rawPayload, headers } = await get('/huge', PACKED)
  expect(brotliDecompressSync(rawPayload).length).toBe(200_000)
  expect(headers).not.toHaveProperty('content-length')
})

test('browsers guess no types, frame nothing and tell other sites no address', async () => {
  const { headers } = await get('/open')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).not.toHaveProperty('strict-transport-security')
})
