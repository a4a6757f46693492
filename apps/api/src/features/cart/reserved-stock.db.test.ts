import { afterAll, beforeAll, expect, test } from 'vitest'
import { reserveStock } from '#api/features/stock/reserve-stock.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type CartShop, openCartShop, refusalOf } from './testing/a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

test('what is reserved for a cart is there for that one, and not for others', async () => {
  const [own, other] = [(await shop.guest.open()).result, (await shop.guest.open()).result]
  await reserveStock(asStaff(aContext(shop.database.db)), { sku: 'LAST', qty: 2, cartId: own })
  const refused = await refusalOf(shop.guest.set(other, ['LAST', 2]))
  expect(refused).toMatchObject({ code: 400, meta: { errorCode: 'NOT_ENOUGH', qty: 1 } })
  expect((await shop.guest.set(other, ['LAST', 1])).result.stock).toMatchObject({ qty: 1 })
  await shop.guest.set(own, ['LAST', 3])
  const [line] = (await shop.guest.pull(own)).result
  expect(line?.stock).toMatchObject({ qty: 3, is_in_stock: true })
})
