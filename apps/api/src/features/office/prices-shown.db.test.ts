import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFeed } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createKey } from './keys/manage-keys.ts'

let shop: WholeShop
let key: string | undefined
beforeAll(async () => {
  shop = await openWholeShop(aFeed())
  const actor = { kind: 'system', job: 'command:keys' } as const
  const ctx = aContext(shop.database.db, { actor })
  key = await createKey(ctx, { name: 'erp', scopes: ['prices:write'] })
})
afterAll(() => shop.close())
beforeEach(() =>
  setPrices([tag('CAP', 18), tag('JUMPER', 18), tag('JUMPER-red', 18), tag('JUMPER-navy', 18)]),
)

const tag = (sku: string, price: number, more: object = {}) => ({ sku, store: 'de', price, ...more })

async function setPrices(items: object[]) {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: '/api/office/prices',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() },
    payload: { items },
  })
  expect(reply.json()).toEqual({ code: 200, result: { updated: items.length } })
  // What a process does when it hears of a change.
  await shop.made.catalog.refresh()
}

async function shown(): Promise<Record<string, number>> {
  const url = '/api/catalog?type=product&size=5&from=0'
  const reply = await shop.api.app.inject({ url, headers: { 'x-vs-store-code': 'de' } })
  const items = reply.json().result.items as { sku: string; final_price: number }[]
  return Object.fromEntries(items.map(({ sku, final_price }) => [sku, final_price]))
}

test('a price set by the back office is the one shoppers see', async () => {
  expect(await shown()).toMatchObject({ CAP: 18 })
  await setPrices([tag('CAP', 21.5)])
  expect(await shown()).toMatchObject({ CAP: 21.5, JUMPER: 18 })
})

test('a product that was made cheaper costs shoppers less, though its variants were not named', async () => {
  await setPrices([tag('JUMPER', 18, { special_price: 12 })])
  expect(await shown()).toMatchObject({ JUMPER: 12 })
  // And back again, so that the variants go on following.
  await setPrices([tag('JUMPER', 18)])
  expect(await shown()).toMatchObject({ JUMPER: 18 })
})

test('a variant with a price of its own keeps it, and one that is named has the price it was named with', async () => {
  await setPrices([tag('JUMPER-red', 15)])
  await setPrices([tag('JUMPER', 20), tag('JUMPER-navy', 19)])
  expect(await shown()).toMatchObject({ JUMPER: 15 })
  await setPrices([tag('JUMPER-red', 25)])
  expect(await shown()).toMatchObject({ JUMPER: 19 })
})

test('a price cut by the back office brings the letter to who wished for it', async () => {
  const { token } = await signInAt(shop, { name: 'ada', roles: [] })
  const headers = { authorization: `Bearer ${token}`, 'x-vs-store-code': 'de' }
  for (const [path, payload] of [
    ['change', { add: ['JUMPER'] }],
    ['notes', { on: true }],
  ] as const)
    expect(
      (await shop.api.app.inject({ method: 'POST', url: `/api/wishlist/${path}`, headers, payload }))
        .statusCode,
    ).toBe(200)
  expect(await shop.api.jobs.run('wishlist.note')).toEqual({ sent: 0 })
  await setPrices([tag('JUMPER', 12)])
  expect(await shop.api.jobs.run('wishlist.note')).toEqual({ sent: 1 })
})
