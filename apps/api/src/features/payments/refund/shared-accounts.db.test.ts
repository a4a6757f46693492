// Money that comes back moves accounts others spend from at the same moment, in another sequence than they do.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { settlePromotions } from '#api/features/promotions/index.ts'
import { balanceOf, stepOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { giveBackPart } from '#api/ledger/give-back.ts'
import { holdMoney } from '#api/ledger/ledger.ts'
import { aContext } from '#api/testing/test-context.ts'
import { aMixedBuyer } from '../testing/a-mixed-buyer.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'

const shop = openPaymentShop({ max: 32 })
const buyer = aMixedBuyer(shop, 2_000)
const context = () => asStaff(aContext(shop.db(), { now: shop.now }))
const NO_LOCK = { lock: async () => {} }
const DEADLOCK = '40P01'

async function accountOf(giftCardId: number): Promise<number> {
  const card = shop.db().selectFrom('gift_card').select('account_id')
  const { account_id } = await card.where('gift_card_id', '=', giftCardId).executeTakeFirstOrThrow()
  return account_id ?? 0
}

async function bonusAccount(): Promise<number> {
  const account = shop.db().selectFrom('bonus_account').select('account_id')
  return (await account.where('customer_id', '=', buyer.customerId).executeTakeFirstOrThrow()).account_id
}

const isWaitedFor = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db())
  return rows.length > 0
}

/** Spends from two accounts in the sequence orders do; the other comes once the first of them is held. */
async function whileSpending(accounts: readonly number[], comeBack: () => Promise<unknown>) {
  const cause = { type: 'order', id: crypto.randomUUID() } as const
  const [first = 0, second = 0] = accounts.toSorted((one, other) => one - other)
  let coming: Promise<unknown> = Promise.resolve()
  const spending = inTransaction(context(), async (ctx) => {
    await holdMoney(ctx, { accountId: first, cause, amountMinor: 1 })
    coming = comeBack().then(...SETTLED)
    await expect.poll(isWaitedFor).toBe(true)
    return holdMoney(ctx, { accountId: second, cause, amountMinor: 1 })
  })
  const spent = await spending.then(...SETTLED)
  return [spent, await coming]
}
const SETTLED = [() => 'done', (error: { code?: string }) => error.code ?? String(error)] as const

/** Paid by bonuses, whose account is the elder, and a card; there is something on both. */
async function mixedOrder() {
  const { order, cards } = await buyer.place({ goods: [{ sku: 'SCARF', qty: 1 }], method: 'invoice' })
  const orderId = order.order.id
  await partOf(orderId, 'first')
  return { orderId, accounts: [await bonusAccount(), await accountOf(cards[0] ?? 0)] }
}

type Which = 'first' | 'second'

async function partOf(orderId: number, which: Which, how?: typeof NO_LOCK) {
  const parts = { giftCardMinor: 1_000, bonusMinor: 500, moneyMinor: 0 }
  await inTransaction(context(), async (ctx) => {
    // In which sequence one statement moves two accounts is the planner's to say; so it is the card first.
    await sql`set local enable_hashjoin = off`.execute(ctx.db)
    await sql`set local enable_mergejoin = off`.execute(ctx.db)
    await giveBackPart(ctx, { orderId, refundId: 2 * orderId + (which === 'first' ? 0 : 1), parts }, how)
  })
}

test('a part of an order comes back while its card and bonuses are spent: neither gives up', async () => {
  const { orderId, accounts } = await mixedOrder()
  expect(await whileSpending(accounts, () => partOf(orderId, 'second'))).toEqual(['done', 'done'])
})

test('mutant: without the lock one of the two is given up by the database', async () => {
  const { orderId, accounts } = await mixedOrder()
  expect(await whileSpending(accounts, () => partOf(orderId, 'second', NO_LOCK))).toContain(DEADLOCK)
})

/** Bought a card and is paid by bonuses, whose account is the elder: undone, the card is emptied and they get theirs back. */
async function cardForBonuses() {
  const goods = [{ sku: 'SCARF', qty: 1 }, buyer.gift()]
  const orderId = (await buyer.place({ goods, method: 'invoice' })).order.order.id
  await stepOf(context(), orderId, 'pay')
  await buyer.award(100)
  const bought = shop.db().selectFrom('gift_card').select('gift_card_id').where('order_id', '=', orderId)
  const { gift_card_id: boughtId } = await bought.executeTakeFirstOrThrow()
  return { orderId, boughtId, accounts: [await bonusAccount(), await accountOf(boughtId)] }
}

test('an order that bought a card is canceled while that card and the bonuses it was paid by are spent: told so, by no deadlock', async () => {
  const { orderId, boughtId, accounts } = await cardForBonuses()
  const cancel = () => stepOf(context(), orderId, 'cancel')
  expect(await whileSpending(accounts, cancel)).toEqual(['done', 'CONFLICT'])
  expect(await balanceOf(shop.db(), boughtId)).toBe(4_999)
})

test('mutant: without the lock of an order that is undone one of the two is given up by the database', async () => {
  const { orderId, accounts } = await cardForBonuses()
  const states = { order: 'canceled', payment: 'paid' } as const
  const before = { order: 'placed', payment: 'paid' } as const
  const undo = () =>
    inTransaction(context(), async (ctx) => {
      await settlePromotions(ctx, orderId, { isNow: (is) => is(states) && !is(before), states, ...NO_LOCK })
      throw new Error('undone, for the books')
    })
  expect(await whileSpending(accounts, undo)).toContain(DEADLOCK)
})
