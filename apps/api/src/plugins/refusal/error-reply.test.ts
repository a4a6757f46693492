// What a refusal looks like on the wire, and what the operator reads of it.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ShopError } from '#api/errors.ts'
import { openApp } from '../testing/open-app.ts'

const logged: Record<string, unknown>[] = []
const app = openApp((line) => logged.push(line))
const FAULTS: Record<string, () => unknown> = {
  gone: () => new ShopError('ORDER_NOT_FOUND'),
  often: () => new ShopError('TOO_MANY_REQUESTS', { meta: { retryAfter: 41 } }),
  busy: () => new ShopError('UNAVAILABLE', { message: 'The shop is very busy. Try again in a moment.' }),
  away: () => Object.assign(new Error('connect to 10.0.0.5 as owner'), { code: 'ECONNREFUSED' }),
  bug: () => new TypeError("cannot read 'secret' of undefined"),
  word: () => 'a word that was thrown',
}
app.get('/api/:fault', ({ params }) => {
  throw FAULTS[(params as { fault: string }).fault]?.()
})
app.post('/api/read', () => 'read')
app.addHook('onRequest', async ({ headers }) => {
  if (headers['x-refuse']) throw new ShopError('PAYLOAD_TOO_LARGE')
})
beforeEach(() => void logged.splice(0))
afterAll(() => app.close())

const ask = (fault: string, store = 'us') =>
  app.inject({ url: `/api/${fault}`, headers: { 'x-vs-store-code': store } })

describe('whoever is refused', () => {
  test.each([
    ['gone', 404, 'ORDER_NOT_FOUND', 'id'],
    ['away', 503, 'UNAVAILABLE', undefined],
    ['bug', 500, 'INTERNAL', undefined],
    ['word', 500, 'INTERNAL', undefined],
  ])('%s: %d with its key, in the envelope, kept by nobody', async (fault, ...[code, errorCode, field]) => {
    const reply = await ask(fault)
    expect(reply.statusCode).toBe(code)
    expect(reply.json()).toMatchObject({ code, meta: { errorCode } })
    expect(reply.json().meta.field).toBe(field)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache, no-store',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  test.each(['away', 'bug'])('%s: learns nothing of the inside', async (fault) => {
    expect((await ask(fault)).body).not.toMatch(/10\.0\.0\.5|secret|TypeError/)
  })

  test('reads it in the language of the store, and in the first one’s where there is none of that name', async () => {
    const [german, english, unknown] = [
      await ask('bug', 'de'),
      await ask('bug', 'us'),
      await ask('bug', 'xx'),
    ]
    expect(german.json().meta.message).not.toBe(english.json().meta.message)
    expect(unknown.json()).toEqual(english.json())
  })

  test.each([
    ['often', '41'],
    ['busy', '2'],
    ['away', '2'],
    ['gone', undefined],
    ['bug', undefined],
  ])('%s: is told when to come again: %s', async (fault, seconds) => {
    expect((await ask(fault)).headers['retry-after']).toBe(seconds)
  })
})

describe('the operator', () => {
  test('finds what is our own fault with its trace, by the pattern of the address', async () => {
    await ask('bug')
    expect(logged).toMatchObject([{ level: 50, path: '/api/:fault', err: { type: 'TypeError' } }])
  })

  test('finds a crowd that was asked to come again as a warning without traces', async () => {
    await ask('busy')
    expect(logged).toMatchObject([{ level: 40, path: '/api/:fault', reason: /very busy/ }].map(looked))
    expect(logged[0]).not.toHaveProperty('err')
  })

  test('hears nothing of what a visitor did wrong', async () => {
    await ask('gone')
    await ask('often')
    expect(logged).toEqual([])
  })
})

const looked = ({ reason, ...line }: { level: number; path: string; reason: RegExp }) => ({
  ...line,
  reason: expect.stringMatching(reason),
})

test('a large body that is refused unread ends its connection, a small one keeps it', async () => {
  const send = async (size: number) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin)
    const reply = await fetch(`${address}/api/read`, {
      method: 'POST',
      headers: { 'x-refuse': '1', 'content-type': 'application/json' },
      body: ' '.repeat(size),
    })
    return reply.headers.get('connection')
  }
  expect([await send(10), await send(1_500_000)]).toEqual(['keep-alive', 'close'])
})
