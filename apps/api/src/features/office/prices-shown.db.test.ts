import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createKey } from './keys/manage-keys.ts'

let shop: WholeShop
let key: string | undefined
beforeAll(async () => {
  shop = await openWholeShop([aCategory({ key: 'women' }), aProduct({ sku: 'CAP' })])
  const actor = { kind: 'system', job: 'command:keys' } as const
  const ctx = aContext(shop.database.db, { actor })
  key = await createKey(ctx, { name: 'erp', scopes: ['prices:write'] })
})
afterAll(() => shop.close())

test('a price set by the back office is the one shoppers see', async () => {
  const shown = async () => {
    const url = '/api/catalog?type=product&size=5&from=0'
    const reply = await shop.api.app.inject({ url, headers: { 'x-vs-store-code': 'de' } })
    return JSON.stringify(reply.json().result.items.map((item: { final_price: number }) => item.final_price))
  }
  expect(await shown()).toBe('[18]')
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: '/api/office/prices',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() },
    payload: { items: [{ sku: 'CAP', store: 'de', price: 21.5 }] },
  })
  expect(reply.json()).toEqual({ code: 200, result: { updated: 1 } })
  // What a process does when it hears of a change.
  await shop.made.catalog.refresh()
  expect(await shown()).toBe('[21.5]')
})
