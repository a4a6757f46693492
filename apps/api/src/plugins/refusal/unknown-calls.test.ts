// What a colleague's program hears at an address of the API that is misspelt, or asked in another way than it takes.
import { afterAll, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.ts'
import { refuseUnknownCalls } from './unknown-calls.ts'

const app = openApp()
const call = (method: 'GET' | 'POST' | 'DELETE', path: string) => ({ call: { method, path } })
const CALLS = [
  call('GET', '/api/cart/pull'),
  call('POST', '/api/cart/pull'),
  call('POST', '/api/cart/update'),
  call('GET', '/api/stock/check/:sku'),
  call('GET', '/api/feed.json'),
]
// Served beside it, as in the shop.
app.get('/api/cart/pull', () => 'pulled')
refuseUnknownCalls(app, CALLS)
app.get('/us', () => 'page')
afterAll(() => app.close())

const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS', url: string) => {
  const { statusCode, headers } = await app.inject({ method, url })
  return [statusCode, headers.allow]
}

test.each([
  ['a misspelt address', '/api/cart/pul'],
  ['a part of a known one', '/api/cart'],
  ['one that goes on behind a known one', '/api/cart/update/now'],
  ['more than a place of it holds', '/api/stock/check/COAT/RED'],
  ['a place of it left empty', '/api/stock/check/'],
  ['a sign that only looks like the point of one', '/api/feedxjson'],
])('%s is nobody’s, and says nothing of methods', async (_, url) => {
  expect(await ask('POST', url)).toEqual([404, undefined])
})

test.each<[method: 'PUT' | 'POST' | 'DELETE', url: string, allow: string]>([
  ['PUT', '/api/cart/pull', 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/api/cart/update?store=de', 'POST, OPTIONS'],
  ['POST', '/api/stock/check/COAT?cartId=7', 'GET, HEAD, OPTIONS'],
])('%s %s is told how it is asked', async (method, url, allow) => {
  expect(await ask(method, url)).toEqual([405, allow])
})

test('who asks what an address takes is told, without an error', async () => {
  expect(await ask('OPTIONS', '/api/cart/update')).toEqual([204, 'POST, OPTIONS'])
  expect(await ask('OPTIONS', '/api/nothing')).toEqual([404, undefined])
})

test('a known call asked rightly that the router did not take has something too long in it, and is not told to ask otherwise', async () => {
  expect(await ask('GET', `/api/stock/check/${'x'.repeat(300)}`)).toEqual([404, undefined])
})

test('what is served, and pages, are left alone', async () => {
  expect((await app.inject('/api/cart/pull')).body).toBe('pulled')
  expect((await app.inject('/us')).body).toBe('page')
})
