// Carts of many shoppers changed at once share statements: each still is its own.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { type CartShop, openCartShop } from '../testing/a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop({ max: CROWD_POOL, processes: 2 })
  await warmPool(shop.database.db)
})
afterAll(() => shop.close())
const SKUS = ['BELT', 'SCARF', 'HAT'] as const
const skuAt = (at: number) => SKUS[at % SKUS.length] ?? 'BELT'

/** Each with one belt in it; what is done to them next is expected to find that. */
const openCarts = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { result } = await shop.guest.open()
      await shop.guest.set(result, ['BELT', 1])
      return result
    }),
  )
const cartIdOf = async (token: string): Promise<number> => {
  const { rows } = await sql<{ cart_id: number }>`
    select cart_id from cart where token_hash = sha256(${token}::bytea)`.execute(shop.database.db)
  return rows[0]?.cart_id ?? 0
}

/** The cart is held, as an order does it, until what is done meanwhile has ended. */
const whileHeld = (token: string, work: () => Promise<void>) =>
  shop.database.db.transaction().execute(async (db) => {
    await sql`select from cart where cart_id = ${await cartIdOf(token)} for no key update`.execute(db)
    await work()
  })

test('two hundred changes of forty carts in two processes: each cart holds what its own answers say', async () => {
  const carts = await openCarts(40)
  const cartAt = (at: number) => carts[at % carts.length] ?? ''
  const outcomes = await together(200, async (at) => {
    const { result, meta } = await shop.restless.set(cartAt(at), [skuAt(at), 2 + at], {
      operationId: randomUUID(),
    })
    return { token: cartAt(at), sku: result.sku, qty: result.qty, version: meta.cart?.version ?? 0 }
  })
  expect(refusalsOf(outcomes)).toEqual({})
  const told = answersOf(outcomes).toSorted((one, other) => one.version - other.version)
  for (const token of carts) {
    const own = told.filter((one) => one.token === token)
    expect(own.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6])
    const last = Object.fromEntries(own.map(({ sku, qty }) => [sku, qty]))
    expect(await shop.guest.holds(token)).toEqual({ BELT: 1, ...last })
  }
})

test('who waits for a cart an order holds keeps nobody else waiting', async () => {
  const [held = '', ...others] = await openCarts(12)
  let late: Promise<unknown> = Promise.resolve()
  await whileHeld(held, async () => {
    late = shop.guest.set(held, ['BELT', 7])
    await Promise.all(others.map((token) => shop.guest.set(token, ['BELT', 3])))
    for (const token of others) expect(await shop.guest.holds(token)).toEqual({ BELT: 3 })
  })
  await late
  expect(await shop.guest.holds(held)).toEqual({ BELT: 7 })
})

test('an operation told again beside the changes of others gets its first answer, and leaves them alone', async () => {
  const [again = '', ...others] = await openCarts(12)
  const operationId = randomUUID()
  const first = await shop.guest.set(again, ['BELT', 5], { operationId })
  await shop.guest.set(again, ['BELT', 6])
  const [second, ...changed] = await Promise.all([
    shop.guest.set(again, ['BELT', 5], { operationId }),
    ...others.map((token) => shop.guest.set(token, ['HAT', 2])),
  ])
  expect(second).toEqual(first)
  expect(changed.map(({ meta }) => meta.cart?.version)).toEqual(others.map(() => 2))
  expect(await shop.guest.holds(again)).toEqual({ BELT: 6 })
})

test('a change the database refuses takes no other along', async () => {
  const [spoilt = '', ...others] = await openCarts(12)
  await sql`alter table cart_line add constraint no_thirteen check (qty <> 13)`.execute(shop.database.db)
  const outcomes = await Promise.allSettled(
    [spoilt, ...others].map((token) => shop.guest.set(token, ['BELT', token === spoilt ? 13 : 4])),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')])
  for (const token of others) expect(await shop.guest.holds(token)).toEqual({ BELT: 4 })
  expect(await shop.guest.holds(spoilt)).toEqual({ BELT: 1 })
})

test('a connection that dies under many changes takes all of them along, and each sent again is done once', async () => {
  const carts = await openCarts(12)
  const operations = carts.map((token) => ({ token, operationId: randomUUID() }))
  const sendAll = () =>
    Promise.allSettled(
      operations.map(({ token, operationId }) => shop.guest.set(token, ['HAT', 2], { operationId })),
    )
  // Of its own, for the shop's may be a dying one.
  const db = shop.database.connectAgain()
  await sql`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db)
  await sql`create trigger die after insert on cart_operation for each row execute function die()`.execute(db)
  expect(new Set((await sendAll()).map(({ status }) => status))).toEqual(new Set(['rejected']))
  await sql`drop function die() cascade`.execute(db)
  await db.destroy()
  for (let round = 0; round < 3; round += 1) await sendAll()
  for (const token of carts) {
    const { meta } = await shop.guest.pull(token)
    expect([meta.cart?.version, await shop.guest.holds(token)]).toEqual([2, { BELT: 1, HAT: 2 }])
  }
})

test('guests and customers who look at once each see their own cart, strangers none', async () => {
  const [guests, ann] = [await openCarts(6), await shop.customer('ann@example.org')]
  const { result: hers } = await ann.open()
  await ann.set(hers, ['SCARF', 2])
  const seen = await Promise.allSettled([
    ann.holds(hers),
    shop.guest.holds(hers),
    shop.guest.holds('f'.repeat(32)),
    ...guests.map((token) => shop.guest.holds(token)),
  ])
  expect(seen.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
    { SCARF: 2 },
    404,
    404,
    ...guests.map(() => ({ BELT: 1 })),
  ])
})
