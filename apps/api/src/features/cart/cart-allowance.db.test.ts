import { createCart } from '@vitrine/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cartFeature } from './index.ts'
import { aCatalogue } from './testing/a-catalogue.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  api = await buildTestApi({ db: database.db, features: [cartFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const open = async (remoteAddress: string, count: number) => {
  const url = `${createCart.path}?storeCode=de`
  const replies = await Promise.all(
    Array.from({ length: count }, () => api.app.inject({ method: 'POST', url, remoteAddress })),
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
