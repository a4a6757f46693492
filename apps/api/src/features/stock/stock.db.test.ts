import { checkStock, listStock } from '@vitrine/contract/stock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const check = (sku: string) => shop.api.clientFor({ store: 'us' }).call(checkStock, { query: { sku } })

describe('GET /api/stock/check', () => {
  test.each([
    ['plenty', 'CAP', { status: 'ok', qty: 10, is_in_stock: true }],
    ['few left', 'DRESS-navy-s', { status: 'volatile', qty: 2, is_in_stock: true }],
    ['none left', 'BERET', { status: 'out_of_stock', qty: 0, is_in_stock: false }],
    ['never counted', 'GIFT', { status: 'ok', is_in_stock: true, manage_stock: false }],
    ['all its variants together', 'DRESS', { status: 'ok', qty: 7, is_in_stock: true }],
    ['withdrawn', 'OFF', { status: 'out_of_stock', qty: 0, is_in_stock: false }],
    ['unknown', 'NO-SUCH', { status: 'out_of_stock', qty: 0, is_in_stock: false, api_error: 'NOT_FOUND' }],
    ['with a comma', 'A,B', { product_sku: 'A,B', api_error: 'NOT_FOUND' }],
  ])('%s', async (...[, sku, answer]) =>
    expect(await check(sku)).toMatchObject({ product_sku: sku, ...answer }),
  )

  test('is of this moment and never stored', async () => {
    await shop.setStock('STRAW', 1)
    const reply = await shop.api.app.inject('/api/stock/check?sku=STRAW')
    expect(reply.json().result).toMatchObject({ qty: 1, status: 'volatile' })
    expect(reply.headers['cache-control']).toBe('no-cache, no-store')
  })
})

describe('GET /api/stock/list', () => {
  test('one answer for each sku asked, in order, known or not', async () => {
    const reply = await shop.api
      .clientFor({ store: 'us' })
      .call(listStock, { query: { skus: 'NO-SUCH,CAP,BERET,CAP' } as never })
    expect(reply.map(({ product_sku, status }) => [product_sku, status])).toEqual([
      ['NO-SUCH', 'out_of_stock'],
      ['CAP', 'ok'],
      ['BERET', 'out_of_stock'],
      ['CAP', 'ok'],
    ])
  })

  test.each(['check', 'check?sku=', 'list', 'list?skus=', 'list?skus=,,', `list?skus=${'a,'.repeat(101)}`])(
    '%s: 400',
    async (path) => expect((await shop.api.app.inject(`/api/stock/${path}`)).statusCode).toBe(400),
  )
})
