// A royalty goes on account once its order can no longer come back: not before, once, and whole, wherever it is cut off.
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { closeReturn } from '#api/features/orders/returns/close-return.ts'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { awardBonuses } from '#api/features/promotions/index.ts'
import { meeting } from '#api/testing/meeting.ts'
import { auditRoyalties } from './audit-royalties.ts'
import { ripenOne } from './settle/ripen-royalties.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'
import { MILA, TESSA } from './testing/set-scene.ts'

const shop = openRoyaltyShop()
const job = () => shop.job('royalties.ripen')

async function delivered(qty = 1): Promise<number> {
  const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty }] })
  await shop.deliver(orderId)
  return orderId
}
async function announced(orderId: number) {
  const request = { order_id: orderId, place: 1, request_id: 'a', kind: 'return', reason: '' } as const
  await shop
    .db()
    .insertInto('return_request')
    .values({ ...request, at: shop.now() })
    .execute()
}

/** Somebody of the staff has given the parcel up. */
async function neverCame(orderId: number) {
  const { number } = await shop
    .db()
    .selectFrom('shop_order')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await closeReturn(shop.as(TESSA, 'manager'), { orderId, number: `${number}-1` })
}

describe('it waits', () => {
  test('while pieces are announced, however late it gets', async () => {
    const orderId = await delivered()
    await announced(orderId)
    shop.passReturnWindow()
    shop.pass(60)
    expect([await shop.ripen(), await shop.standing()]).toEqual([0, [1_500, 0, 0]])
    await neverCame(orderId)
    expect([await shop.ripen(), await shop.standing()]).toEqual([1, [0, 1_500, 0]])
  })

  test('from the day the carrier tells, not from the day that was noted', async () => {
    const orderId = await delivered()
    shop.pass(10)
    await shop.db().updateTable('shop_order').set({ delivered_at: shop.now() }).execute()
    shop.pass(24)
    expect(await ripenOne(job(), orderId)).toBe(false)
    shop.passReturnWindow()
    expect(await ripenOne(job(), orderId)).toBe(true)
  })

  test('until Monday is over where the last day is a Saturday', async () => {
    // Thursday, 5 March 2026; thirty days later it is Saturday.
    shop.pass(3)
    await delivered()
    shop.pass(32)
    expect(await shop.ripen()).toBe(0)
    shop.pass(1)
    expect(await shop.ripen()).toBe(1)
  })
})

describe('bonuses of the shop', () => {
  test('come with it, as much as was said when the order was placed', async () => {
    await delivered()
    await shop.db().updateTable('partner_bonus').set({ order_minor: 900 }).execute()
    shop.passReturnWindow()
    expect(await shop.bonuses()).toEqual([])
    await shop.ripen()
    await shop.db().updateTable('partner_bonus').set({ order_minor: 200 }).execute()
    expect(await shop.bonuses()).toEqual([200])
  })

  test('do not come where the order has come back before', async () => {
    const orderId = await delivered()
    await shop.step(orderId, 'return')
    shop.passReturnWindow()
    expect([await shop.ripen(), await shop.bonuses()]).toEqual([0, []])
  })

  test('mutant: given beside the royalty’s own transaction they are given twice or never, and the books tell', async () => {
    const orderId = await delivered()
    const cause = { type: 'royalty', id: orderId } as const
    await inTransaction(job(), (ctx) =>
      awardBonuses(ctx, { customerId: MILA, currencyCode: 'EUR', amountMinor: 200, cause }),
    )
    expect(await auditRoyalties(shop.db(), shop.now)).toEqual([
      `order ${orderId} brings 0 of bonuses and gave 200`,
    ])
    shop.passReturnWindow()
    await shop.ripen()
    expect([await auditRoyalties(shop.db(), shop.now), await shop.bonuses()]).toEqual([[], [200]])
  })
})

describe('many at once', () => {
  test('fifty jobs put it on account once', async () => {
    await delivered()
    shop.passReturnWindow()
    const ripened = answersOf(await together(50, shop.ripen))
    expect([ripened.reduce((sum, one) => sum + one, 0), await shop.standing()]).toEqual([1, [0, 1_500, 0]])
    expect(await shop.bonuses()).toEqual([200])
  })

  test('what is sent back in that moment is worth nothing afterwards, in whatever order it came', async () => {
    const orders: number[] = []
    for (let count = 0; count < 6; count += 1) orders.push(await delivered())
    shop.passReturnWindow()
    await together(48, (index) => {
      const orderId = orders[index % orders.length] ?? 0
      return index % 8 < 6 ? ripenOne(job(), orderId) : shop.step(orderId, 'return')
    })
    for (const orderId of orders) await shop.step(orderId, 'return').catch(() => undefined)
    expect(await shop.standing()).toEqual([0, 0, 0])
  })

  /** Stops where an order was read until `go` says so. */
  const pausedAfterReading = (go: () => Promise<unknown>): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'standing' in row)) await go()
      return result
    },
  })
  const unlocked = { lockOrder: async () => {} }

  test('mutant: an order that is not locked ripens twice', async () => {
    const orderId = await delivered()
    shop.passReturnWindow()
    const ctx = { ...job(), db: shop.db().withPlugin(pausedAfterReading(meeting(2))) }
    const outcomes = await together(2, () => ripenOne(ctx, orderId, unlocked))
    // The table's own rule takes the second back: it is the last line, and the lock is what keeps it from being needed.
    expect(answersOf(outcomes)).toHaveLength(1)
  })

  test('mutant: an order that is not locked goes on account although it has come back, and the books tell', async () => {
    const orderId = await delivered()
    await delivered(2)
    shop.passReturnWindow()
    const ctx = { ...job(), db: shop.db().withPlugin(pausedAfterReading(() => shop.step(orderId, 'return'))) }
    await ripenOne(ctx, orderId, unlocked)
    expect(await shop.standing()).toEqual([1_500, 1_500, 0])
    expect(await auditRoyalties(shop.db(), shop.now)).toEqual([
      `order ${orderId} has less than nothing being confirmed: -1500`,
    ])
    await shop.forget()
  })
})

const STATEMENTS = 16
describe('cut off by kill -9', () => {
  async function twoOrders() {
    await delivered()
    await delivered(2)
    shop.passReturnWindow()
  }

  test('the points below are all there are', async () => {
    await twoOrders()
    const { said, complaint } = await shop.cut('ripen', 'never')
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(Array.from({ length: STATEMENTS }, (_, at) => at + 1))(
    'at statement %i: each order is on account or not at all, and the next job puts the rest there',
    async (point) => {
      await twoOrders()
      expect((await shop.cut('ripen', point)).signal).toBe('SIGKILL')
      expect(await auditRoyalties(shop.db(), shop.now)).toEqual([])
      await shop.ripen()
      expect([await shop.standing(), await shop.bonuses()]).toEqual([[0, 4_500, 0], [400]])
    },
  )
})
