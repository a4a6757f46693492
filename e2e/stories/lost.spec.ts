import { describe, expect, it } from 'vitest'
import { openStage, PHONE } from '../src/open-stage.ts'
import { textsOf } from '../src/texts.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const get = (path: string) => fetch(stage.shop().url + path, { redirect: 'manual' })

describe('someone who took a wrong turn', () => {
  it('finds the way home from there', async () => {
    const anna = await stage.visit({ width: PHONE, store: 'de', pictures: false })
    const answer = await anna.opens('/gibt-es-nicht')
    expect(answer?.status()).toBe(404)
    await anna.main.getByRole('link', { name: anna.t('error.toHome') }).click()
    await anna.page.waitForURL(/\/de$/)
    await anna.main.getByRole('heading', { level: 1 }).first().waitFor()
  })

  it.each(['/xx/women', '/women', '/zz'])('is led from %s into the default store', async (path) => {
    const answer = await fetch(stage.shop().url + path)
    const html = await answer.text()
    expect(answer.status).toBeLessThan(500)
    expect(html).toContain('<html lang="en"')
  })

  it('gets the default store for an unknown store code of the API', async () => {
    const ask = (store: string) =>
      fetch(`${stage.shop().url}/api/category/tree`, { headers: { 'x-vs-store-code': store } })
    const [unknown, known] = await Promise.all([ask('nowhere'), ask('us')])
    expect(unknown.status).toBe(200)
    expect(await unknown.json()).toEqual(await known.json())
  })
})

const LONG = 'a'.repeat(10_000)
const BAD_QUERIES = [
  ['a page before the first', '?page=-1'],
  ['a page beyond all', '?page=1e9'],
  ['a page in words', '?page=two'],
  ['a script as a size', '?size=<script>alert(1)</script>'],
  ['a zero byte', '?color=%00'],
  ['a price range upside down', '?price=9-1'],
  ['an unknown sort', '?sort=drop'],
  ['everything twice', '?page=1&page=2&size=&size='],
  ['a broken escape', '?%E0%A4%A=x'],
  ['thousands of sizes', `?size=${'1,'.repeat(5_000)}`],
  ['10 kB of text', `?q=${LONG}`],
] as const
const BAD_PATHS = [
  ['a lone percent sign', '/us/%'],
  ['a broken escape', '/us/%E0%A4%A'],
  ['a way out of the house', '/us/..%2f..%2fetc/passwd'],
  ['nothing but slashes', '//'],
  ['a store that looks like a host', '//us/women'],
  ['a doubled slash', '/us//women'],
  ['10 kB of path', `/us/${LONG}`],
  ['a zero byte', '/us/p/%00'],
  ['a picture of no size we have', '/media/9999x1/a.jpg'],
  ['an order that never was', '/us/order/%00'],
] as const

describe('an address someone has played with', () => {
  it.each(BAD_QUERIES)('shows the page with %s', async (_, query) => {
    for (const path of ['/us/women', '/us/search', '/us']) {
      const answer = await get(path + query)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).not.toContain('<script>alert(1)')
    }
  })

  it.each(BAD_PATHS)('breaks nothing with %s', async (_, path) => {
    expect((await get(path)).status).toBeLessThan(500)
  })

  it.each(['/de/%', '/de/%E0%A4%A'])(
    'is a page that is not there, in words of the store: %s',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await answer.text()).toContain(textsOf('de').t('error.notFoundTitle'))
    },
  )
})

type Envelope = { code: number; result: unknown; meta?: { errors?: unknown } }
const CART = 'a'.repeat(32)
const line = (item: object) => ({ cartItem: { sku: 'x', qty: 1, quoteId: CART, ...item } })
const BAD_BODIES: [string, string, unknown, string][] = [
  ['an empty body', '/api/cart/update', {}, 'cartItem'],
  ['a negative quantity', '/api/cart/update', line({ qty: -1 }), 'qty'],
  ['half a piece', '/api/cart/update', line({ qty: 1.5 }), 'qty'],
  ['a quantity beyond the limit', '/api/cart/update', line({ qty: 1e9 }), 'qty'],
  ['a quantity in words', '/api/cart/update', line({ qty: 'many' }), 'qty'],
  ['an order of nothing', '/api/order', {}, 'products'],
]

describe('a program that talks nonsense to the API', () => {
  const post = (path: string, body: string) =>
    fetch(stage.shop().url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'us' },
    })

  it.each(BAD_BODIES)('is told which field is wrong: %s', async (...[, path, body, field]) => {
    const answer = await post(path, JSON.stringify(body))
    const reply = (await answer.json()) as Envelope
    expect(answer.status).toBe(400)
    expect(reply.code).toBe(400)
    expect(JSON.stringify(reply)).toContain(field)
  })

  it.each(['{', '[]', 'null', '"text"', '{"__proto__":{"x":1}}', ''])(
    'gets a 400 for the body %s',
    async (body) => {
      const answer = await post('/api/cart/update', body)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as Envelope).code).toBe(400)
    },
  )

  it('may not send more than a shop needs, and the shop stays up', async () => {
    // The shop may hang up before all of it has arrived.
    const answer = await post('/api/cart/update', `{"cartItem":"${'x'.repeat(5_000_000)}"}`).catch(
      () => undefined,
    )
    expect([undefined, 400, 413]).toContain(answer?.status)
    expect((await get('/health/live')).status).toBe(200)
  })

  it('finds no page and no route under an unknown API address', async () => {
    const answer = await fetch(`${stage.shop().url}/api/no-such-route`)
    expect(answer.status).toBe(404)
    expect(((await answer.json()) as Envelope).code).toBe(404)
  })
})
