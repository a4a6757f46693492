// Mailboxes that stood in plain: hashed beside orders that take and give back, and cut by kill -9; every use stays counted.
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { mailBuyer } from './buyer-key.ts'
import { hashBuyers } from './hash-buyers.ts'
import { releaseCoupon, takeCoupon } from './take-coupon.ts'

const CHILD = fileURLToPath(new URL('../testing/hash-buyers-child.ts', import.meta.url))
const EVE = 'eve@example.org'
let database: TestDatabase
let ctx: Context
let couponId: number
beforeAll(async () => {
  database = await createTestDatabase({ max: 30 })
  ctx = aContext(database.db)
  couponId = await aCoupon(ctx.db, { code: 'EACH' })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await ctx.db.deleteFrom('shop_order').execute()
  await ctx.db.deleteFrom('coupon_buyer').execute()
  await ctx.db.updateTable('coupon').set({ used: 0, customer_limit: null }).execute()
})

const anOrder = async () =>
  (
    await ctx.db
      .insertInto('shop_order')
      .values({
        ...{ store_id: 4, client_order_id: crypto.randomUUID(), fingerprint: '', email: EVE },
        ...{ currency_code: 'EUR', subtotal_minor: 1, shipping_minor: 0, total_minor: 1 },
        ...{ access_hash: Buffer.from(crypto.randomUUID().replaceAll('-', '')), totals: json({}) },
        ...{ payment_method: json({}), billing_address: json({}) },
      })
      .returning('order_id')
      .executeTakeFirstOrThrow()
  ).order_id

/** As the version before wrote it. */
async function usedInPlain(email = EVE): Promise<number> {
  const orderId = await anOrder()
  const buyers = ['customer 7', `mail ${email}`]
  await sql`with use as (insert into coupon_use (order_id, coupon_id, buyers) values (${orderId}, ${couponId}, ${buyers})),
      taken as (update coupon set used = used + 1 where coupon_id = ${couponId})
    insert into coupon_buyer as b (coupon_id, buyer, used) select ${couponId}, unnest(${buyers}::text[]), 1
    on conflict (coupon_id, buyer) do update set used = b.used + 1`.execute(ctx.db)
  return orderId
}
const hash = () => hashBuyers(ctx.db, ctx.buyerKey ?? new Uint8Array())
const take = (orderId: number, email = EVE) =>
  inTransaction(ctx, (ctx) => takeCoupon(ctx, { orderId, couponId, email }))

async function counted(): Promise<Record<string, number>> {
  const rows = await ctx.db.selectFrom('coupon_buyer').select(['buyer', 'used']).execute()
  return Object.fromEntries(rows.map(({ buyer, used }) => [buyer, Number(used)]))
}
/** What the uses say should be counted, of those that are above nothing. */
async function owed(): Promise<Record<string, number>> {
  const { rows } = await sql<{ buyer: string; used: number }>`select buyer, count(*)::int as used
    from coupon_use, unnest(buyers) buyer where released_at is null group by buyer`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ buyer, used }) => [buyer, used]))
}
const above = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, used]) => used > 0))

test('a mailbox counted in plain is counted on under its hash, and its limit holds', async () => {
  await usedInPlain()
  await ctx.db.updateTable('coupon').set({ customer_limit: 2 }).execute()
  await take(await anOrder(), 'EVE+news@example.org')
  expect(await hash()).toBe(1)
  expect(await counted()).toEqual({ 'customer 7': 1, [mailBuyer(ctx.buyerKey, EVE)]: 2 })
  await expect(take(await anOrder())).rejects.toMatchObject({ code: 'COUPON_USED' })
  expect([await hash(), await counted()]).toEqual([0, await owed()])
})

test('a use that was noted in plain is given back once, hashed or not', async () => {
  const orders = [await usedInPlain(), await usedInPlain()]
  await releaseCoupon(ctx, orders[0] ?? 0)
  await hash()
  for (const order of orders) await releaseCoupon(ctx, order)
  expect(Object.values(await counted())).toEqual([0, 0])
})

test('hashed five times at once beside twenty orders that come and twenty that are given back: all are counted', async () => {
  const before: number[] = []
  for (let index = 0; index < 20; index += 1) before.push(await usedInPlain(`b${index % 5}@example.org`))
  const coming = await Promise.all(Array.from({ length: 20 }, anOrder))
  await Promise.all([
    ...before.map((orderId) => inTransaction(ctx, (ctx) => releaseCoupon(ctx, orderId))),
    ...Array.from({ length: 5 }, hash),
    ...coming.map((orderId, index) => take(orderId, `b${index % 5}@example.org`)),
  ])
  await hash()
  expect(above(await counted())).toEqual(await owed())
  expect(Object.keys(await counted()).filter((buyer) => buyer.includes('@'))).toEqual([])
})

test('cut at each of its statements it has hashed all or nothing, and the next start does the rest', async () => {
  const { connectionString } = database
  await usedInPlain()
  const last = Number((await runChild(CHILD, { connectionString, point: 'never' })).said)
  for (let point = 1; point <= last; point += 1) {
    await usedInPlain()
    const { signal } = await runChild(CHILD, { connectionString, point })
    expect([signal, above(await counted())]).toEqual(['SIGKILL', await owed()])
    await hash()
    expect([above(await counted()), await hash()]).toEqual([await owed(), 0])
  }
})
