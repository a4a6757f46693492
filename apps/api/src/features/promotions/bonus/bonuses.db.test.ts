// Bonuses of 100 under fifty spends of 60 in two stores; their life with an order; and each guard taken out in turn.
import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { setBonuses } from '#api/features/checkout/cart-bonuses.ts'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { type OrderSteps, placeOrder } from '#api/features/orders/place-order.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { ADDRESS, aFilledCart, anOrder, IN_DUBLIN, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { rounds } from '#api/testing/how-often.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { awardBonuses } from './bonus-account.ts'
import { payCashback } from './pay-cashback.ts'

const GOODS = [{ sku: 'COAT', qty: 1 }]
let database: TestDatabase
let before: StockBefore
let customerId: number
let people = 0
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000 })
  // Buyers who wait for each other at the stock would never meet at the account.
  await database.db.updateTable('stock_item').set({ manage_stock: false }).execute()
  await warmPool(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = database
  people += 1
  const made = await db
    .insertInto('customer')
    .values({ email: `ann${people}@example.org` })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  customerId = made.customer_id
  before = await countStock(db)
})

const as = (store = 'de', roles: Parameters<typeof rightsOf>[0] = []): Context =>
  aContext(database.db, {
    store: findStoreView(store) ?? aContext(database.db).store,
    actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) },
  })
const award = (amountMinor: number) =>
  as()
    .db.transaction()
    .execute((db) =>
      awardBonuses(
        { ...as(), db },
        { customerId, currencyCode: 'EUR', amountMinor, cause: { type: 'grant', id: `${people}` } },
      ),
    )
const balance = async () =>
  (
    await database.db
      .selectFrom('bonus_account')
      .innerJoin('ledger_account', 'ledger_account.account_id', 'bonus_account.account_id')
      .select('balance_minor')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.balance_minor
const entries = async () =>
  (
    await database.db
      .selectFrom('ledger_entry')
      .innerJoin('bonus_account', 'bonus_account.account_id', 'ledger_entry.account_id')
      .select(['kind', 'change_minor'])
      .where('customer_id', '=', customerId)
      .orderBy('entry_id')
      .execute()
  ).map(({ kind, change_minor }) => `${kind} ${change_minor}`)

async function spendingCart(ctx: Context): Promise<string> {
  const token = await aFilledCart(ctx, GOODS)
  await sql`update cart set promotions = '{"spendsBonuses": true}' where token_hash = ${hashToken(token)}`.execute(
    ctx.db,
  )
  return token
}
const addressOf = ({ store }: Context) => {
  const address = store.code === 'de' ? ADDRESS : IN_DUBLIN
  return { ...anOrder('', []).addressInformation, shippingAddress: address, billingAddress: address }
}
async function buy(ctx: Context, overrides: object = {}, steps: Partial<OrderSteps> = {}) {
  const token = await spendingCart(ctx)
  const body = readOrder(token, GOODS, { addressInformation: addressOf(ctx), ...overrides })
  return placeOrder(ctx, { body }, { ...patientSteps, ...steps })
}
const step = (orderId: number, name: Parameters<typeof takeOrderStep>[1]['step'], at?: Date) => {
  const ctx = {
    ...as(),
    actor: { kind: 'system', job: 'command:session' },
    ...(at && { now: () => at }),
  } as const
  return takeOrderStep(ctx, { orderId, step: name, by: 'system' })
}
const fifty = (steps: Partial<OrderSteps> = {}) =>
  together(50, (index) => buy(as(index % 2 ? 'de' : 'eu'), { expected_total: 240 }, steps))

describe('bonuses of 100 under fifty spends of 60 in two stores', () => {
  test.each(rounds('RACE_ROUNDS', 2))(
    'one order gets them, the others are asked, and 40 are left (round %i)',
    async () => {
      await award(10_000)
      const outcomes = await fifty()
      expect(answersOf(outcomes).map(({ order }) => order.grand_total)).toEqual([240])
      const { BONUSES_CHANGED = 0, TOTAL_CHANGED = 0, ...others } = refusalsOf(outcomes)
      expect([BONUSES_CHANGED + TOTAL_CHANGED, others]).toEqual([49, {}])
      expect([await balance(), await entries()]).toEqual([4000, ['credit 10000', 'hold -6000']])
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  test('mutant: a balance looked at first and lowered later is overspent', async () => {
    await sql`alter table ledger_account drop constraint ledger_account_balance`.execute(database.db)
    await award(10_000)
    const looked = meeting(8)
    const takePromotions: OrderSteps['takePromotions'] = async (
      { db, now },
      { orderId, promotions: { bonus }, sums: { bonusMinor } },
    ) => {
      const account_id = bonus?.accountId ?? 0
      const found = await db
        .selectFrom('ledger_account')
        .select('balance_minor')
        .where('account_id', '=', account_id)
        .executeTakeFirstOrThrow()
      if (found.balance_minor < bonusMinor) throw new Error('too little')
      await looked()
      await db
        .updateTable('ledger_account')
        .set({ balance_minor: sql`balance_minor - ${bonusMinor}` })
        .where('account_id', '=', account_id)
        .execute()
      await db
        .insertInto('ledger_entry')
        .values({
          account_id,
          kind: 'hold',
          cause_type: 'order',
          cause_id: String(orderId),
          change_minor: -bonusMinor,
          at: now(),
        })
        .execute()
    }
    await fifty({ takePromotions })
    expect((await audit(database.db, before)).join()).toMatch(/account \d+ holds -/)
    await sql`update ledger_account set balance_minor = 0 where balance_minor < 0`.execute(database.db)
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account`.execute(database.db)
    await database.db.deleteFrom('shop_order').execute()
    await sql`alter table ledger_account add constraint ledger_account_balance check (balance_minor >= 0)`.execute(
      database.db,
    )
  })
})

describe('the bonuses of an order', () => {
  test('are held when it is placed, stay spent once it is paid, and come back once when it is canceled', async () => {
    await award(10_000)
    const { order } = await buy(as())
    expect([order.grand_total, await balance()]).toEqual([240, 4000])
    await step(order.id, 'pay')
    await step(order.id, 'cancel')
    await together(10, () => step(order.id, 'cancel'))
    expect(await entries()).toEqual(['credit 10000', 'hold -6000', 'post 0', 'back 6000'])
    expect([await balance(), await audit(database.db, before)]).toEqual([10_000, []])
  })

  test('pay it whole from the threshold on or for a vip; it is paid at once then, however often it is asked for', async () => {
    await award(90_000)
    const token = await spendingCart(as('de', ['vip']))
    const body = readOrder(token, GOODS, { addressInformation: addressOf(as('de')) })
    const placed = await placeOrder(as('de', ['vip']), { body })
    expect(placed.order).toMatchObject({ grand_total: 0, paid: true })
    expect(await placeOrder(as('de', ['vip']), { body })).toEqual(placed)
    expect(await entries()).toEqual(['credit 90000', 'hold -30000', 'post 0'])
    expect(await audit(database.db, before)).toEqual([])
  })

  test('earn a share of what was paid for goods, when they can no longer come back, once', async () => {
    await award(10_000)
    const { order } = await buy(as())
    const delivered = new Date('2026-01-20T12:00:00Z')
    for (const name of ['pay', 'pack', 'ship', 'deliver'] as const) await step(order.id, name, delivered)
    const job = (now: string) =>
      payCashback({
        ...as(),
        actor: { kind: 'system', job: 'promotions.pay-cashback' },
        now: () => new Date(now),
        signal: new AbortController().signal,
        retention: DEFAULT_RETENTION,
      })
    expect([await job('2026-02-19T22:59:00Z'), await balance()]).toEqual([0, 4000])
    // 5 % of 300 - 60.
    expect([await job('2026-02-19T23:00:00Z'), await balance()]).toEqual([1, 5200])
    expect([await job('2026-03-19T12:00:00Z'), await balance()]).toEqual([0, 5200])
    expect(await audit(database.db, before)).toEqual([])
  })
})

test('a cent from nowhere is told by the audit, in a sentence', async () => {
  await award(100)
  await database.db.updateTable('ledger_account').set({ balance_minor: sql`balance_minor + 1` }).execute()
  expect((await auditBooks(database.db)).join()).toMatch(/account \d+ holds 101 and its lines say 100/)
  await database.db.updateTable('ledger_account').set({ balance_minor: sql`balance_minor - 1` }).execute()
  expect(await auditBooks(database.db)).toEqual([])
})

describe('spend and skip', () => {
  test('say what they pay and what there is; without any it is refused', async () => {
    const token = await aFilledCart(as(), GOODS)
    await expect(setBonuses(as(), { token, spend: true })).rejects.toMatchObject({
      code: 'NO_BONUSES',
      status: 409,
    })
    await award(10_000)
    expect((await setBonuses(as(), { token, spend: true })).result).toMatchObject({
      spend: true,
      amount: 60,
      account: 100,
      currency: 'EUR',
      percent: 20,
      unlimited_from: 1000,
    })
    expect((await setBonuses(as(), { token, spend: false })).result).toMatchObject({
      spend: false,
      amount: 0,
      account: 100,
    })
    await expect(setBonuses(as('us'), { token, spend: true })).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    })
  })
})
