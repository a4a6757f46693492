import { getProduct } from '@vitrine/contract/catalog'
import { checkStock, listStock } from '@vitrine/contract/stock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { readStockAnswers } from './read-stock-answers.ts'
import { reserveStock } from './reserve-stock.ts'
import { asStaff } from './testing/as-staff.ts'

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
    ['a set, as often as its best choice allows', 'SET', { status: 'ok', qty: 10, manage_stock: true }],
    ['a group, while one part is there', 'PAIR', { status: 'ok', qty: 10, is_in_stock: true }],
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

  test('a piece for partners only is unknown to everybody else, and counted for the staff', async () => {
    const forAnybody = await shop.api
      .clientFor({ store: 'us' })
      .call(listStock, { query: { skus: 'STAFF,NO-SUCH' } as never })
    const [hidden, unknown] = forAnybody.map(({ product_sku: _, ...told }) => told)
    expect(hidden).toEqual(unknown)
    const staff = asStaff(aContext(shop.database.db))
    expect(await readStockAnswers(staff, ['STAFF'])).toMatchObject([
      { product_sku: 'STAFF', api_error: null },
    ])
  })

  test.each(['check', 'check?sku=', 'list', 'list?skus=', 'list?skus=,,', `list?skus=${'a,'.repeat(101)}`])(
    '%s: 400',
    async (path) => expect((await shop.api.app.inject(`/api/stock/${path}`)).statusCode).toBe(400),
  )
})

describe('a set is asked for', () => {
  test('pieces reserved for others are not there for it, and its page says the same', async () => {
    await shop.setStock('STRAW', 0)
    const { db } = shop.database
    const cartId = 'c'.repeat(32)
    const staff = asStaff(aContext(db, { now: () => new Date('2026-01-15T12:00:00Z') }))
    expect(await check('SET')).toMatchObject({ qty: 5, status: 'ok' })
    await reserveStock(staff, { sku: 'CAP', qty: 7, cartId })
    expect(await check('SET')).toMatchObject({ qty: 1, is_in_stock: true })
    expect(await check('PAIR')).toMatchObject({ qty: 3 })
    const { product } = await shop.api.clientFor({ store: 'us' }).call(getProduct, { query: { sku: 'SET' } })
    expect(product.stock).toMatchObject({ qty: 1, is_in_stock: true })
    await reserveStock(staff, { sku: 'CAP', qty: 9, cartId })
    expect(await check('SET')).toMatchObject({ qty: 0, is_in_stock: false, status: 'out_of_stock' })
    await reserveStock(staff, { sku: 'CAP', qty: 0, cartId })
    expect(await check('SET')).toMatchObject({ qty: 5 })
  })

  test.each(['SET', 'PAIR', 'DRESS'])('%s has no pieces of its own to keep aside', async (sku) => {
    const staff = asStaff(aContext(shop.database.db))
    await expect(reserveStock(staff, { sku, qty: 1, cartId: 'd'.repeat(32) })).rejects.toMatchObject({
      status: 400,
    })
  })
})
