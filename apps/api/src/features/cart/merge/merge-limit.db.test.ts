import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartShop, openCartShop, refusalOf, type Shopper } from '../testing/a-cart-shop.ts'

const GOODS = Array.from({ length: 301 }, (_, at) => `S${at}`)
let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop({ skus: GOODS })
})
afterAll(() => shop.close())

async function filled(shopper: Shopper, skus: readonly string[]): Promise<string> {
  const { result } = await shopper.open()
  for (const sku of skus) await shopper.set(result, [sku, 2])
  return result
}

test('two long carts that met could not be changed any more: lines are kept, and each can be made smaller', async () => {
  const ann = await shop.customer('ann@example.org')
  const into = await filled(ann, GOODS.slice(0, 150))
  const { meta } = await ann.open(await filled(shop.guest, GOODS.slice(150, 300)))
  expect(meta.notices).toHaveLength(150)
  expect(Object.keys(await ann.holds(into))).toHaveLength(300)
  await ann.set(into, ['S0', 1])
  await ann.set(into, ['S299', 3])
  expect(await ann.holds(into)).toMatchObject({ S0: 1, S299: 3 })
  const refusal = await refusalOf(ann.set(into, ['S300', 1]))
  expect(refusal).toMatchObject({ code: 409, meta: { errorCode: 'CART_FULL' } })
  await ann.remove(into, 'S299')
  expect(Object.keys(await ann.holds(into))).toHaveLength(299)
})
