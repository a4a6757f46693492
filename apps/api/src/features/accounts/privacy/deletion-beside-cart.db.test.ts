import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartShop, openCartShop } from '#api/features/cart/testing/a-cart-shop.ts'
import { forgetCustomer } from './forget-queries.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

test('an account deleted while its cart is changed and the deletion waited for each other until one was given up', async () => {
  const { db } = shop.database
  for (let round = 0; round < 30; round += 1) {
    const email = `${round}@example.org`
    const ann = await shop.customer(email)
    const { result: cartId } = await ann.open()
    await ann.set(cartId, ['BELT', 1])
    const { customer_id } = await db
      .selectFrom('customer')
      .select('customer_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const changes = [2, 3, 4, 5].map((qty) => ann.set(cartId, ['BELT', qty]))
    const deleted = db.transaction().execute((trx) => forgetCustomer(trx, customer_id))
    const [forgotten, ...others] = await Promise.allSettled([deleted, ...changes])
    expect(forgotten.status).toBe('fulfilled')
    // Whatever came first: who is gone by then is asked to sign in.
    for (const one of others) if (one.status === 'rejected') expect(one.reason.code).toBe(401)
  }
})
