import { getCatalog } from '@vitrine/contract/catalog'
import type { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { virtualClock } from '../testing/virtual-clock.ts'
import { createShopClient } from './shop-client.ts'
import { createTransport, type Request } from './transport.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { ...JSON_TYPE, ...init.headers } })

function aTransport(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = []
  const clock = virtualClock()
  const transport = createTransport({
    clock,
    storeCode: 'de',
    fetch: async (url, init) => {
      asked.push({ url, init })
      return answer()
    },
  })
  const send = (overrides: Partial<Request> = {}) =>
    transport({ url: '/api/cart/pull', method: 'GET', ...overrides })
  return { asked, clock, send }
}

it('a form goes as one, with its files; what stands between its parts is the browser’s to say', async () => {
  const { asked, send } = aTransport(() => json({ code: 200, result: true }))
  const form = new FormData()
  form.append('photo', new Blob(['x']), 'a.jpg')
  await send({ method: 'POST', body: form, token: 'T' })
  expect(asked[0]?.init.body).toBe(form)
  expect(asked[0]?.init.headers).toEqual({
    'x-vs-store-code': 'de',
    accept: 'application/json',
    authorization: 'Bearer T',
  })
})

it('what a page sends while it goes is sent to its end', async () => {
  const { asked, send } = aTransport(() => json({ code: 200, result: true }))
  await send({ method: 'POST', isParting: true })
  await send({ method: 'POST' })
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, undefined])
})

it('what is too long for a page that goes is sent as from one that stays: a browser refuses it otherwise', async () => {
  const { asked, send } = aTransport(() => json({ code: 200, result: true }))
  const sent = (letters: number) =>
    send({ method: 'POST', isParting: true, body: { text: 'ж'.repeat(letters) } })
  await sent(29_000)
  await sent(33_000)
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, undefined])
})

describe('an answer', () => {
  it.each([
    [
      'a page of a captive portal',
      () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }),
      'Error with response - bad content-type!',
    ],
    ['an empty body', () => new Response('', { headers: JSON_TYPE }), 'no answer'],
    ['a body cut in the middle', () => new Response('{"code":2', { headers: JSON_TYPE }), 'no answer'],
    ['null', () => json(null), 'Unhandled error, wrong response format!'],
    ['something without a code', () => json([1, 2]), 'Unhandled error, wrong response format!'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no answer'],
  ])('that is %s is none', async (_story, answer, result) => {
    expect(await aTransport(answer).send()).toMatchObject({ code: 0, result })
  })

  it('to a search is waited for five seconds', async () => {
    const { clock, asked, send } = aTransport(() => new Promise(() => undefined))
    const client = createShopClient({ transport: (request) => send(request) })
    const found = client
      .call(getCatalog, { query: { type: 'product' } })
      .catch((error: CallError) => error.code)
    await clock.pass(4_999)
    expect(asked[0]?.init.signal?.aborted).toBe(false)
    await clock.pass(1)
    expect([await found, asked[0]?.init.signal?.aborted]).toEqual([0, true])
  })

  it('is waited for thirty seconds', async () => {
    const { clock, asked, send } = aTransport(() => new Promise(() => undefined))
    const reply = send()
    await clock.pass(30_000)
    expect(await reply).toEqual({ code: 0, result: 'no answer' })
    expect(asked[0]?.init.signal?.aborted).toBe(true)
  })

  it.each([
    ['seconds', '7', undefined, 7_000],
    [
      'a date, by the clock of the server',
      'Tue, 01 Jan 2030 00:00:09 GMT',
      'Tue, 01 Jan 2030 00:00:04 GMT',
      5_000,
    ],
    ['words', 'soon', undefined, undefined],
  ])('says when to come back in %s', async (...[, value, date, ms]) => {
    const headers = { 'retry-after': value, ...(date === undefined ? {} : { date }) }
    const reply = await aTransport(() => json({ code: 503, result: 'busy' }, { status: 503, headers })).send()
    expect(reply.meta?.retryAfterMs).toBe(ms)
  })
})

describe('a request', () => {
  it('carries the token in a header, whatever its address says, and the store of the page', async () => {
    const { asked, send } = aTransport(() => json({ code: 200, result: true }))
    await send({ url: '/api/cart/pull?token={{token}}&cartId={{cartId}}', token: 't1', cartId: 'a b/c' })
    expect(asked[0]?.url).toBe('/api/cart/pull?cartId=a%20b%2Fc')
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer t1', 'x-vs-store-code': 'de' })
  })

  it('of a guest names no token at all', async () => {
    const { asked, send } = aTransport(() => json({ code: 200, result: true }))
    await send()
    expect(asked[0]?.init.headers).not.toHaveProperty('authorization')
  })

  it('that needs a cart id and has none fails without being sent', async () => {
    const { asked, send } = aTransport(() => json({ code: 200, result: true }))
    expect(await send({ url: '/api/cart/pull?cartId={{cartId}}' })).toMatchObject({ code: 400 })
    expect(asked).toEqual([])
  })
})
