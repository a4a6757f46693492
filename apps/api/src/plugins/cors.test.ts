// Whose pages may use the API of this shop from a browser.
import { afterEach, expect, test } from 'vitest'
import { allowOrigins } from './cors.ts'
import { openApp } from './testing/open-app.ts'

const opened: ReturnType<typeof openApp>[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})
async function aShop(origins?: readonly string[]) {
  const app = openApp()
  opened.push(app)
  await allowOrigins(app, origins)
  app.get('/api/stores', (_, reply) => reply.header('etag', '"1"').send('[]'))
  app.get('/us', () => 'page')
  return (url: string, origin: string) => app.inject({ url, headers: { origin } })
}
const OURS = 'https://app.example'
const allowed = async (ask: Awaited<ReturnType<typeof aShop>>, url: string, origin: string) =>
  (await ask(url, origin)).headers['access-control-allow-origin']

test('a page that was named reads the API, another one does not, and pages of the shop are nobody’s', async () => {
  const ask = await aShop([OURS, 'https://pos.example'])
  expect(await allowed(ask, '/api/stores', OURS)).toBe(OURS)
  expect(await allowed(ask, '/api/stores', 'https://pos.example')).toBe('https://pos.example')
  for (const origin of ['https://evil.example', `${OURS}.evil.example`, 'http://app.example', 'null'])
    expect([origin, await allowed(ask, '/api/stores', origin)]).toEqual([origin, undefined])
  expect(await allowed(ask, '/us', OURS)).toBeUndefined()
})

test('everybody is everybody, but never with cookies', async () => {
  const ask = await aShop(['*'])
  const { headers } = await ask('/api/stores', 'https://anyone.example')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(headers['access-control-expose-headers']).toContain('etag')
})

test('a browser that asks first is told what it may send', async () => {
  const app = openApp()
  opened.push(app)
  await allowOrigins(app, [OURS])
  app.post('/api/cart/update', () => 'changed')
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/api/cart/update',
    headers: {
      origin: OURS,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(statusCode).toBe(204)
  for (const name of ['authorization', 'idempotency-key', 'if-none-match', 'x-vs-store-code'])
    expect(headers['access-control-allow-headers']).toContain(name)
})

test('where nobody was named, nobody is', async () => {
  expect(await allowed(await aShop(), '/api/stores', OURS)).toBeUndefined()
  expect(await allowed(await aShop([]), '/api/stores', OURS)).toBeUndefined()
})
