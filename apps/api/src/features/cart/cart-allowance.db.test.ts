import { createCart, updateCart } from '@vitrine/contract/cart'
import { shareCart } from '@vitrine/contract/cart/shared-cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cartFeature } from './index.ts'
import { aCatalogue, aProduct } from './testing/a-catalogue.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'CAP' })
  api = await buildTestApi({ db: database.db, features: [cartFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const open = (remoteAddress: string, count: number) =>
  post(createCart.path, { remoteAddress, count, payload: {} })
type Asked = { remoteAddress: string; count: number; payload: object }
async function post(path: string, { remoteAddress, count, payload }: Asked) {
  const url = `${path}?storeCode=de`
  const replies = await Promise.all(
    Array.from({ length: count }, () => api.app.inject({ method: 'POST', url, remoteAddress, payload })),
  )
  return Object.entries(Object.groupBy(replies, ({ statusCode }) => statusCode)).map(
    ([code, some]) => `${some?.length} × ${code}`,
  )
}
const countCarts = async () => (await database.db.selectFrom('cart').select('cart_id').execute()).length

describe('carts that one address may open', () => {
  test('are three hundred in ten minutes, whichever address of its network it uses', async () => {
    expect(await open('203.0.113.7', 310)).toEqual(['300 × 200', '10 × 429'])
    expect(await open('203.0.113.8', 1)).toEqual(['1 × 200'])
    expect(await open('2001:db8::1', 160)).toEqual(['160 × 200'])
    expect(await open('2001:db8::ffff', 160)).toEqual(['140 × 200', '20 × 429'])
    expect(await countCarts()).toBe(601)
  })

  test('are many more behind a proxy nobody told the shop of: it stands for all visitors', async () => {
    expect(await open('10.0.0.2', 400)).toEqual(['400 × 200'])
  })
})

describe('copies of carts that one address may share', () => {
  const share = async (remoteAddress: string, count: number) => {
    const client = api.clientFor({ store: 'de' })
    const quoteId = await client.call(createCart)
    const cartItem = { sku: 'CAP', qty: 1, quoteId }
    await client.call(updateCart, {
      query: { cartId: quoteId },
      body: { operationId: 'first-cap', cartItem },
    })
    return post(shareCart.path, { remoteAddress, count, payload: { quoteId } })
  }

  test('are sixty in ten minutes: each is a row of its own, kept for months', async () => {
    expect(await share('203.0.113.20', 70)).toEqual(['60 × 200', '10 × 429'])
    expect(await share('203.0.113.21', 1)).toEqual(['1 × 200'])
    const rows = await database.db.selectFrom('cart_share').select('cart_id').execute()
    expect(rows).toHaveLength(61)
  })

  test('are many more behind a proxy nobody told the shop of', async () => {
    expect(await share('10.0.0.2', 70)).toEqual(['70 × 200'])
  })
})
