import { pullCart, updateCart } from '@vitrine/contract/cart'
import { shareCart } from '@vitrine/contract/cart/shared-cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { aBuyer } from './orders/testing/a-buyer.ts'
import { signIn } from './sessions/testing/sign-in.ts'
import { type AgeingShop, anAgeingShop } from './testing/an-ageing-shop.ts'

let shop: AgeingShop
beforeAll(async () => {
  shop = await anAgeingShop()
})
beforeEach(() => shop.toToday())
afterAll(() => shop.close())

const scarf = { sku: 'SCARF', qty: 1 }
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    ({ code }: { code: number }) => code,
  )

describe('carts', () => {
  test('of guests go ninety days after their last change, with lines, answers and shares', async () => {
    const { cartId } = await aBuyer(shop.store(), [scarf])
    await shop.store().call(shareCart, { query: { cartId } })
    shop.pass(DEFAULT_RETENTION.guestCarts - 1)
    expect(await shop.sweep('cart.sweep-guest-carts')).toEqual({ removed: 0 })
    expect(await shop.store().call(pullCart, { query: { cartId } })).toHaveLength(1)
    shop.pass(2)
    expect(await shop.sweep('cart.sweep-guest-carts')).toEqual({ removed: 1 })
    expect(await codeOf(shop.store().call(pullCart, { query: { cartId } }))).toBe(404)
    expect([await shop.count('cart_line'), await shop.count('cart_share')]).toEqual([0, 0])
  })

  test('an order was made from stay, and the order sent again after years gets its answer', async () => {
    const { buy } = await aBuyer(shop.store(), [scarf])
    const order = { order_id: 'once-and-for-all' }
    const placed = await buy(order)
    shop.pass(1_000)
    for (const job of shop.api.jobs.names.filter((name) => name.startsWith('cart.'))) await shop.sweep(job)
    expect(await buy(order)).toEqual(placed)
    expect([await shop.count('shop_order'), await shop.count('cart')]).toEqual([1, 1])
  })

  test('of customers stay', async () => {
    const { customerId } = await signIn(shop.db, { email: 'ada@example.org' })
    await shop.db.insertInto('cart').values({ customer_id: customerId, store_id: 4 }).execute()
    shop.pass(1_000)
    await shop.sweep('cart.sweep-guest-carts')
    await shop.sweep('cart.sweep-unused-carts')
    const left = await shop.db.selectFrom('cart').where('customer_id', 'is not', null).selectAll().execute()
    expect(left).toHaveLength(1)
  })

  test('nothing was ever put in go after a week; one that was used and is empty again stays', async () => {
    const { cartId } = await aBuyer(shop.store(), [scarf])
    await shop.store().call(updateCart, { query: { cartId }, body: { cartItem: { sku: 'SCARF', qty: 0 } } })
    const { cartId: unused } = await aBuyer(shop.store(), [])
    await shop.sweep('cart.sweep-unused-carts')
    expect(await codeOf(shop.store().call(pullCart, { query: { cartId: unused } }))).toBe(200)
    shop.pass(DEFAULT_RETENTION.unusedCarts + 1)
    expect(await shop.sweep('cart.sweep-unused-carts')).toEqual({ removed: 1 })
    expect(await codeOf(shop.store().call(pullCart, { query: { cartId: unused } }))).toBe(404)
    expect(await codeOf(shop.store().call(pullCart, { query: { cartId } }))).toBe(200)
  })

  test('nothing was put in and that are far too many go after an hour, the newest last', async () => {
    await sql`insert into cart (token_hash, store_id, created_at)
      select uuid_send(gen_random_uuid()), 4, ${shop.now()}::timestamptz - make_interval(mins => 5000 - n)
      from generate_series(1, 4999) n`.execute(shop.db)
    const few = { ...DEFAULT_RETENTION, maxUnusedCarts: 1_000 }
    const jobs = await shop.api.jobs.run('cart.sweep-unused-carts', few)
    expect(jobs).toEqual({ removed: 3_999 })
    const newest = await shop.api.jobs.run('cart.sweep-unused-carts', { ...few, maxUnusedCarts: 1 })
    expect(newest).toEqual({ removed: 941 })
    await sql`delete from cart where version = 0 and token_hash is not null`.execute(shop.db)
  })

  test('remember answers for sixty days: until then a change sent again is made once', async () => {
    const { cartId } = await aBuyer(shop.store(), [])
    const change = () =>
      shop
        .store()
        .call(updateCart, { query: { cartId }, body: { cartItem: scarf, operationId: 'tap-number-1' } })
    const answer = await change()
    const [before] = [await shop.count('cart_operation')]
    await shop.sweep('cart.sweep-operations')
    expect([await change(), await shop.count('cart_operation')]).toEqual([answer, before])
    shop.pass(DEFAULT_RETENTION.cartOperations + 1)
    await shop.sweep('cart.sweep-operations')
    expect(await shop.count('cart_operation')).toBe(0)
    expect(await shop.store().call(pullCart, { query: { cartId } })).toHaveLength(1)
  })

  test('that were shared can be opened until they expire', async () => {
    const { cartId } = await aBuyer(shop.store(), [scarf])
    await shop.store().call(shareCart, { query: { cartId } })
    shop.pass(89)
    expect(await shop.sweep('cart.sweep-shares')).toEqual({ removed: 0 })
    shop.pass(3)
    expect(await shop.sweep('cart.sweep-shares')).toEqual({ removed: 1 })
  })
})
