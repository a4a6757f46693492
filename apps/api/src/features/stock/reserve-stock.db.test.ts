import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { checkOutStock } from './check-out-stock.ts'
import { reserveStock } from './reserve-stock.ts'
import { asStaff } from './testing/as-staff.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const [ADA, BO] = ['a'.repeat(32), 'b'.repeat(32)] as const
const at = (time = '12:00') =>
  asStaff(aContext(shop.database.db, { now: () => new Date(`2026-01-15T${time}:00Z`) }))
const hold = (cartId: string, qty: number, time?: string) =>
  reserveStock(at(time), { sku: 'CAP', qty, cartId })

describe('pieces kept aside', () => {
  test('are not there for another cart, and come back when given back', async () => {
    expect(await hold(ADA, 8)).toEqual({ status: 'ok', qty: 10, product_sku: 'CAP' })
    expect(await hold(BO, 3)).toMatchObject({ status: 'out_of_stock', qty: 2 })
    expect(await hold(BO, 2)).toMatchObject({ status: 'volatile', qty: 2 })
    expect(await hold(ADA, 8)).toMatchObject({ qty: 8 })
    await hold(ADA, 0)
    expect(await hold(BO, 9)).toMatchObject({ status: 'ok', qty: 10 })
  })

  test('for half an hour', async () => {
    await hold(BO, 9)
    expect(await hold(ADA, 5, '12:29')).toMatchObject({ status: 'out_of_stock' })
    expect(await hold(ADA, 5, '12:30')).toMatchObject({ status: 'ok', qty: 10 })
    await hold(ADA, 0, '12:31')
  })

  test('each until its own end', async () => {
    await hold(ADA, 2, '14:00')
    await hold(BO, 3, '14:20')
    const third = 'c'.repeat(32)
    expect(await hold(third, 8, '14:40')).toMatchObject({ status: 'out_of_stock', qty: 7 })
    await Promise.all([ADA, BO].map((cartId) => hold(cartId, 0, '14:41')))
  })

  test('stay as they were where more is asked for than there is', async () => {
    await hold(BO, 2, '15:00')
    expect(await hold(BO, 30, '15:00')).toMatchObject({ status: 'out_of_stock' })
    expect(await hold(ADA, 8, '15:00')).toMatchObject({ qty: 8 })
    await Promise.all([ADA, BO].map((cartId) => hold(cartId, 0, '15:01')))
  })

  test('never more than there are, however many keep them at once', async () => {
    const carts = Array.from({ length: 8 }, (_, index) => String(index).repeat(32))
    const replies = await Promise.all(carts.map((cartId) => hold(cartId, 3, '13:00')))
    expect(replies.filter(({ status }) => status !== 'out_of_stock')).toHaveLength(3)
    await Promise.all(carts.map((cartId) => hold(cartId, 0, '13:00')))
  })

  test('of a sku nobody knows: 404', async () => {
    await expect(reserveStock(at(), { sku: 'NO-SUCH', qty: 1, cartId: ADA })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a checkout asked beforehand', () => {
  test('tells line by line what is missing, the same sku counted over its lines', async () => {
    const wanted = [
      { sku: 'CAP', qty: 6 },
      { sku: 'CAP', qty: 6 },
      { sku: 'GIFT', qty: 3 },
      { sku: 'NO-SUCH', qty: 1 },
    ]
    expect(await checkOutStock(at(), wanted)).toEqual({
      ok: false,
      items: [
        { sku: 'CAP', qty: 12, available: 10, status: 'out_of_stock' },
        { sku: 'GIFT', qty: 3, available: expect.any(Number), status: 'ok' },
        { sku: 'NO-SUCH', qty: 1, available: 0, status: 'out_of_stock' },
      ],
    })
    expect(await checkOutStock(at(), [{ sku: 'CAP', qty: 10 }])).toMatchObject({ ok: true })
  })
})

test.each(['add', 'checkout'])('POST /api/stock/%s is for the staff', async (path) => {
  const payload = { sku: 'CAP', qty: 1, cartId: ADA, products: [{ sku: 'CAP', qty: 1 }] }
  const reply = await shop.api.app.inject({ method: 'POST', url: `/api/stock/${path}`, payload })
  expect([reply.statusCode, reply.json().meta.errorCode]).toEqual([401, 'UNAUTHORIZED'])
})

test('GET /api/stock/check/{sku} is the same as by the query', async () => {
  const [byPath, byQuery] = await Promise.all(
    ['/api/stock/check/CAP', '/api/stock/check?sku=CAP'].map((url) => shop.api.app.inject(url)),
  )
  expect(byPath?.json()).toEqual(byQuery?.json())
  expect(byPath?.json().result).toMatchObject({ item_id: expect.any(Number), stock_id: 1, backorders: 0 })
})
