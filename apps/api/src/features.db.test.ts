import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOfContract } from '#api/testing/calls-of-contract.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop()
})
afterAll(() => shop.close())

test('every call of the contract is served, once', async () => {
  const asked = (await callsOfContract()).map(({ id }) => id)
  const served = shop.made.features.flatMap(({ routes }) => routes.map(({ call }) => call.id))
  expect(served.sort()).toEqual(asked.sort())
})

test('the whole contract can be read as OpenAPI', async () => {
  const reply = await shop.api.app.inject('/openapi.json')
  const { paths } = reply.json() as { paths: object }
  expect(Object.keys(paths).length).toBeGreaterThan(20)
})

test.each([
  '%00',
  '%F0%9F%98%80',
  "'; drop table product; --",
  '__proto__',
  '-1',
  '9'.repeat(40),
  '{"$ne":1}',
])('no call answers 5xx to %j in every field', async (nasty) => {
  for (const call of await callsOfContract()) {
    const value = encodeURIComponent(decodeURIComponent(nasty))
    const url = call.path.replaceAll(/:\w+/g, value)
    const query = ['sku', 'skus', 'size', 'from', 'cartId', 'url', 'searchQuery', 'country', 'key', 'sort']
    const asked = `${url}?${query.map((name) => `${name}=${value}`).join('&')}`
    const body = Object.fromEntries(query.map((name) => [name, decodeURIComponent(nasty)]))
    const reply = await shop.api.app.inject({
      method: call.method,
      url: asked,
      ...(call.method === 'POST' && { payload: { ...body, cartItem: body, order_id: nasty } }),
    })
    expect([call.id, reply.statusCode < 500]).toEqual([call.id, true])
  }
})
