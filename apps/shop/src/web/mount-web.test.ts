import { ShopError } from '@vitrine/api/errors'
import { allowOrigins } from '@vitrine/api/plugins/cors'
import { shedLoad } from '@vitrine/api/plugins/limits'
import { setErrorReplies } from '@vitrine/api/plugins/refusal/error-reply'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountWeb } from './mount-web.ts'
import type { WebHandler } from './web-seam.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let app: FastifyInstance
afterEach(() => app.close())

type Wishes = { isBusy?: boolean; origins?: string[] }

async function aShop(answer: () => Promise<Response>, { isBusy = false, origins = [] }: Wishes = {}) {
  app = Fastify()
  await allowOrigins(app, origins)
  setErrorReplies(app, () => STORE_VIEWS)
  // Any loop lags by more than nothing.
  if (isBusy) await shedLoad(app, Number.MIN_VALUE)
  app.get('/api/cart', () => 'cart')
  const make = vi.fn(answer)
  const web = Object.assign(make, {
    findCached: () => undefined,
    plainPage: (ask: object) => ({
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: JSON.stringify(ask),
    }),
  })
  await mountWeb(app, web as unknown as WebHandler, {
    origin: 'http://shop.test',
    isClosed: (code) => code === 'ru',
  })
  return make
}

it('sends a page that is at hand whole as it is', async () => {
  const whole = Buffer.from('Пальто')
  await aShop(async () => Object.assign(new Response(null, { headers: { 'x-cache': 'miss' } }), { whole }))
  const { body, headers } = await app.inject({ url: '/de/damen', headers: BROWSER })
  expect([body, headers['content-length'], headers['x-cache']]).toEqual(['Пальто', '12', 'miss'])
})

describe('a shop with more to do than it can', () => {
  it('shows people a page without making the one they asked for', async () => {
    const make = await aShop(async () => new Response('page'), { isBusy: true })
    const visit = () => app.inject({ url: '/de/damen?page=2', headers: BROWSER })
    await expect.poll(async () => (await visit()).statusCode).toBe(503)
    make.mockClear()
    const { headers, body } = await visit()
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-cache, no-store',
    })
    expect(JSON.parse(body)).toEqual({ address: '/de/damen?page=2', acceptLanguage: 'de', status: 503 })
    expect(make).not.toHaveBeenCalled()
  })

  it.each([
    ['a program asks for a page', { url: '/de/damen', headers: { accept: '*/*' } }],
    ['a form is sent', { url: '/de/damen', headers: BROWSER, method: 'POST' as const }],
    ['a browser looks at the API', { url: '/api/cart', headers: BROWSER }],
  ])('answers in the envelope when %s', async (_, request) => {
    await aShop(async () => new Response('page'), { isBusy: true })
    await expect.poll(async () => (await app.inject(request)).statusCode).toBe(503)
    expect((await app.inject(request)).json()).toMatchObject({
      code: 503,
      meta: { errorCode: 'UNAVAILABLE' },
    })
  })
})

describe('a form sent to a page', () => {
  const send = (payload: string) =>
    app.inject({
      url: '/us/newsletter',
      method: 'POST',
      payload,
      headers: FORM,
    })

  it('arrives as it was sent', async () => {
    const make = await aShop(async () => new Response('done'))
    expect((await send('token=abc')).body).toBe('done')
    const [request] = make.mock.calls[0] as unknown as [Request]
    expect((await request.formData()).get('token')).toBe('abc')
  })

  it('of 80 MB is refused before the page is made', async () => {
    const make = await aShop(async () => new Response('done'))
    expect((await send(`token=${'x'.repeat(70_000)}`)).statusCode).toBe(413)
    expect(make).not.toHaveBeenCalled()
  })
})

describe('a page that cannot be made', () => {
  it('is a page that says so, without a word about its inside', async () => {
    await aShop(() => Promise.reject(new Error('a secret of ours')))
    const { statusCode, body } = await app.inject({ url: '/us', headers: BROWSER })
    expect(statusCode).toBe(500)
    expect(JSON.parse(body)).toMatchObject({ status: 500 })
    expect(body).not.toContain('secret')
  })

  it('is refused in the envelope where the request is at fault', async () => {
    await aShop(() => Promise.reject(new ShopError('BAD_REQUEST')))
    const { statusCode, headers } = await app.inject({ url: '/us', headers: BROWSER })
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  })
})

describe('a page asked for by another method than it takes', () => {
  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'was said to be nowhere: %s is refused by name',
    async (method) => {
      const make = await aShop(async () => new Response('page'))
      const { statusCode, headers, body } = await app.inject({ url: '/us/women', method, headers: BROWSER })
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
      expect(JSON.parse(body)).toMatchObject({ code: 405, meta: { errorCode: 'METHOD_NOT_ALLOWED' } })
      expect(make).not.toHaveBeenCalled()
    },
  )

  it('says so with what it takes where it has no form', async () => {
    await aShop(async () => new Response('no', { status: 405 }))
    const { headers } = await app.inject({ url: '/us/women', method: 'POST', payload: 'x=1', headers: FORM })
    expect(headers.allow).toBe('GET, HEAD')
  })
})

describe('a store that is closed', () => {
  it.each([
    ['/ru', '/us'],
    ['/ru/p/42/coat?color=red', '/us'],
    ['/ru/my-account/orders', '/us/my-account/orders'],
    ['/ru/admin?tab=stores', '/us/admin?tab=stores'],
    ['/ru/order/000001365?key=8d57', '/us/order/000001365?key=8d57'],
    ['/ru/successful-payment?order=a-1', '/us/successful-payment?order=a-1'],
    ['/ru/newsletter/leave/abc', '/us/newsletter/leave/abc'],
    ['/ru?contact=a@example.org&code=1234', '/us?contact=a@example.org&code=1234'],
    ['/ru/ordered-goods', '/us'],
  ])('leads from %s to %s, for now', async (url, to) => {
    const make = await aShop(async () => new Response('page'))
    const { statusCode, headers } = await app.inject({ url, headers: BROWSER })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store'])
    expect(make).not.toHaveBeenCalled()
  })

  it.each(['/de', '/rune', '/'])('is none of the business of %s', async (url) => {
    await aShop(async () => new Response('page'))
    expect((await app.inject({ url, headers: BROWSER })).statusCode).toBe(200)
  })
})
