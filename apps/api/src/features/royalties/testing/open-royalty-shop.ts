import { fileURLToPath } from 'node:url'
import { rightsOf } from '@vitrine/domain/access/roles'
import { RETURN_DAYS } from '@vitrine/domain/order/returns/return-window'
import type { Step } from '@vitrine/domain/order/status'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { type OrderSteps, orderSteps, placeOrder } from '#api/features/orders/place-order.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { aFilledCart, type Goods, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { answersOf, CROWD_POOL, together } from '#api/features/orders/testing/crowd.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type AttributionGuards, attributeOrder, attributionGuards } from '../attribute/attribute-order.ts'
import { auditRoyalties } from '../audit-royalties.ts'
import { ripenRoyalties } from '../settle/ripen-royalties.ts'
import type { RoyaltyJob } from './royalty-child.ts'
import { MILA, setScene } from './set-scene.ts'

const CHILD = fileURLToPath(new URL('./royalty-child.ts', import.meta.url))
const DAY_MS = 86_400_000
const START = Date.parse('2026-03-02T12:00:00Z')
const SCARF: Goods[] = [{ sku: 'SCARF', qty: 1 }]

type Buying = {
  goods?: Goods[]
  code?: string
  couponId?: number
  daysAgo?: number
  overrides?: object
  as?: number
  /** How often the same order is sent, at once. */
  times?: number
  /** Guards of the attribution to swap. */
  guards?: Partial<AttributionGuards>
}
type Shop = ReturnType<typeof openShop>

/** For one file of tests; its books are audited after each of them. */
export function openRoyaltyShop() {
  const shop = openShop()
  const step = (orderId: number, ...steps: Step[]) =>
    steps.reduce<Promise<unknown>>(
      (before, one) =>
        before.then(() => takeOrderStep(shop.job('command:session'), { orderId, step: one, by: 'system' })),
      Promise.resolve(),
    )
  return {
    ...shop,
    step,
    buy: (buying?: Buying) => buy(shop, buying),
    ripen: () => ripenRoyalties(shop.job('royalties.ripen')),
    /** Paid, and out of the shop's hands. */
    deliver: (orderId: number) => step(orderId, 'pay', 'pack', 'ship', 'deliver'),
    attributions: () =>
      shop
        .db()
        .selectFrom('order_attribution')
        .select(['order_id', 'partner_id', 'way', 'base_minor'])
        .execute(),
    /** Being confirmed, on account, paid. */
    async standing(partnerId = MILA) {
      const { rows } = await sql<{ is: number[] }>`
        select array[pending_minor, active_minor, paid_minor] as is from royalty_account
        where partner_id = ${partnerId}`.execute(shop.db())
      return rows[0]?.is.map(Number) ?? []
    },
    /** What orders have brought in bonuses of the shop. */
    async bonuses(partnerId = MILA) {
      const { rows } = await sql<{ minor: number }>`
        select l.balance_minor as minor from bonus_account join ledger_account l using (account_id)
        where customer_id = ${partnerId}`.execute(shop.db())
      return rows.map(({ minor }) => Number(minor))
    },
  }
}

function openShop() {
  let database: TestDatabase
  let passed = 0
  const ids = { scarf: 0, coupon: 0 }
  const db = () => database.db
  const now = () => new Date(START + passed)
  const store = findStoreView('de')
  const ctx = (overrides: Partial<Context> = {}): Context =>
    aContext(db(), { ...(store && { store }), now, ...overrides })

  /** All that was bought and earned. */
  const forget = async () => {
    const earned = ['royalty_entry', 'payout', 'royalty_account', 'shop_order', 'audit'] as const
    for (const table of [...earned, 'bonus_account', 'ledger_entry', 'ledger_account'] as const)
      await db().deleteFrom(table).execute()
  }
  beforeAll(async () => {
    database = await createTestDatabase({ max: CROWD_POOL })
    Object.assign(ids, await setScene(db()))
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    passed = 0
    await forget()
  })
  afterEach(async () => expect(await auditRoyalties(db(), now)).toEqual([]))
  return {
    ...{ db, ctx, ids, now, forget },
    /** In a process of its own, which dies at that statement. */
    cut: (does: RoyaltyJob['does'], point: RoyaltyJob['point']) =>
      runChild(CHILD, { connectionString: database.connectionString, does, point, now: now().toISOString() }),
    pass: (days: number) => {
      passed += days * DAY_MS
    },
    as: (customerId: number, ...roles: ('blogger' | 'former-blogger' | 'manager')[]) =>
      ctx({ actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) } }),
    /** Whatever day of the week it ends on. */
    passReturnWindow: () => {
      passed += (RETURN_DAYS + 3) * DAY_MS
    },
    job: (name: string) => ({
      ...ctx({ actor: { kind: 'system', job: name } }),
      signal: new AbortController().signal,
      retention: DEFAULT_RETENTION,
    }),
  }
}

async function buy(
  shop: Shop,
  { goods = SCARF, code, couponId, daysAgo = 1, overrides, as, times = 1, guards }: Buying = {},
) {
  const cartId = await aFilledCart(shop.ctx(), goods)
  if (couponId !== undefined)
    await shop
      .db()
      .updateTable('cart')
      .set({ promotions: json({ couponId }) })
      .where('token_hash', '=', hashToken(cartId))
      .execute()
  const at = new Date(shop.now().getTime() - daysAgo * DAY_MS).toISOString()
  const referral = code === undefined ? {} : { referral: { code, at } }
  const asker = as === undefined ? shop.ctx() : shop.as(as)
  const body = readOrder(cartId, goods, { ...referral, ...overrides })
  const steps: OrderSteps = {
    ...orderSteps,
    attributeOrder: (ctx, order) => attributeOrder(ctx, order, { ...attributionGuards, ...guards }),
  }
  const placed = await together(times, () => placeOrder(asker, { body }, steps))
  const [id = 0, ...others] = new Set(answersOf(placed).map(({ order }) => order.id))
  expect([answersOf(placed).length, others]).toEqual([times, []])
  return id
}
