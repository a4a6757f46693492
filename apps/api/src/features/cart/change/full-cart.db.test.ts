import { MAX_CART_LINES } from '@vitrine/domain/cart/to-quantity'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartShop, openCartShop, refusalOf } from '../testing/a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** Each with an engraving of its own. */
async function fill(): Promise<string> {
  const cartId = (await shop.guest.open()).result
  const { db } = shop.database
  await sql`insert into cart_line (cart_id, product_id, sku, qty, options_hash)
    select cart_id, product_id, sku, 1, 'words ' || number
    from product, (select max(cart_id) as cart_id from cart) newest, generate_series(1, ${MAX_CART_LINES}) number
    where sku = 'BELT'`.execute(db)
  await sql`update cart set version = version + 1`.execute(db)
  return cartId
}

test('a full cart is said to be that, with its field, in the words of the store', async () => {
  const cartId = await fill()
  const { code, result, meta } = await refusalOf(shop.guest.set(cartId, ['SCARF', 1]))
  expect({ code, result, ...meta }).toMatchObject({
    ...{ code: 409, result: 'CART_FULL', errorCode: 'CART_FULL', field: 'cartItem.sku' },
    message: 'Der Warenkorb ist voll. Bestellen Sie, was darin liegt, oder nehmen Sie etwas heraus.',
  })
})
