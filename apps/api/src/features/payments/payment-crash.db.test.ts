// The word of a payment service, and a refund, cut by kill -9 at their statements. The order they are about used up pieces, a
// coupon, bonuses and a gift card, and bought another card.
import { fileURLToPath } from 'node:url'
import type { PlacedOrder } from '@vitrine/contract/order'
import { rightsOf } from '@vitrine/domain/access/roles'
import { leftOfParts, splitRefund, sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { DAYS_AFTER_COMING_BACK } from '@vitrine/domain/promotion/gift-card'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { type Commerce, loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/hash-token.ts'
import { payOutside } from '#api/features/office/testing/pay-outside.ts'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, anOrder, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { awardBonuses } from '#api/features/promotions/bonus/bonus-account.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import {
  aGiftCard,
  aGiftProduct,
  balanceOf,
  type GiftLine,
} from '#api/features/promotions/testing/a-gift-card.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { auditPayments } from './audit-payments.ts'
import { countMoney } from './refund/count-money.ts'
import { refundOrder } from './refund/refund-order.ts'
import { sendEvent } from './testing/at-the-gateway.ts'
import type { PaymentCrashJob } from './testing/crash-child.ts'
import { crashPoints } from './testing/crash-points.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'

const CHILD = fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url))
const shop = openPaymentShop()
const CARD_MINOR = 5_000
const customerId = 5
let gift: GiftLine
let couponId: number

let tables: Commerce
const buyer = (): Context =>
  aContext(shop.db(), {
    now: shop.now,
    store: findStoreView('de') ?? aContext(shop.db()).store,
    actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf([]) },
    commerce: { current: () => tables },
  })
beforeAll(async () => {
  const db = shop.db()
  tables = await loadCommerce(db, new Set(['test']))
  await db.insertInto('customer').values({ customer_id: customerId, email: 'ann@example.org' }).execute()
  couponId = await aCoupon(db, { code: 'MANY', total_limit: 9_000 })
  gift = { ...(await aGiftProduct(db, CARD_MINOR))(), qty: 1 }
})
beforeEach(async () => {
  const db = shop.db()
  await db.updateTable('coupon').set({ used: 0 }).execute()
  await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(db)
  await db.transaction().execute((db) => {
    const cause = { type: 'grant', id: 'some' } as const
    return awardBonuses({ ...buyer(), db }, { customerId, currencyCode: 'EUR', amountMinor: 500, cause })
  })
})

/** With everything an order can hold; answers it and the card it spends from. */
async function anOrderPaidBy(method: 'testcard' | 'invoice') {
  const cardId = (await aGiftCard(buyer(), gift)).id
  const goods = [{ sku: 'SCARF', qty: 1 }, gift]
  const token = await aFilledCart(buyer(), goods)
  const promotions = json({ couponId, giftCardIds: [cardId], spendsBonuses: true })
  await shop.db().updateTable('cart').set({ promotions }).where('token_hash', '=', hashToken(token)).execute()
  const body = anOrder(token, goods)
  body.addressInformation.payment_method_code = method
  const placed: PlacedOrder = await placeOrder(buyer(), { body: readOrder(token, goods, body) })
  return { order: { ...placed, store: 'de' }, cardId }
}

async function anOrderToPay() {
  const { order, cardId } = await anOrderPaidBy('testcard')
  await shop.pay(order)
  const payment = (await shop.payments()).find(({ order_id }) => order_id === order.order.id)
  if (!payment) throw new Error('no payment')
  const report = { kind: 'paid' as const, amountMinor: payment.amount_minor, currencyCode: 'EUR' }
  return { order, cardId, event: { id: crypto.randomUUID(), reference: payment.reference, report } }
}
type ToPay = Awaited<ReturnType<typeof anOrderToPay>>

/** All that was paid, or a part of it. */
async function anOrderToRefund(part: 'refund' | 'refundPart' = 'refund') {
  const made = await anOrderToPay()
  await shop
    .db()
    .updateTable('test_gateway_payment')
    .set({ state: 'paid' })
    .where('reference', '=', made.event.reference)
    .execute()
  await sendEvent(shop, made.event)
  const { id: orderId } = made.order.order
  const left = leftOfParts(await countMoney(buyer(), orderId))
  const amountMinor = part === 'refund' ? sumOfParts(left) : 4_000
  const wish = { orderId, amountMinor, key: crypto.randomUUID(), reason: 'too small' }
  return { ...made, wish, parts: splitRefund(left, amountMinor) }
}
const run = (job: Omit<PaymentCrashJob, 'connectionString'>) =>
  runChild(CHILD, { ...job, connectionString: shop.connectionString() })
const stepsOf = (orderId: number, step: 'pay' | 'refund' | 'refundPart') =>
  shop
    .db()
    .selectFrom('order_event')
    .select('event_id')
    .where('order_id', '=', orderId)
    .where('step', '=', step)
    .execute()
const books = async () => [...(await auditBooks(shop.db())), ...(await auditPayments(shop.db()))]

describe('the word that an order is paid', () => {
  const STATEMENTS = 19
  test('has no more points than these', async () => {
    const { event } = await anOrderToPay()
    const { said, complaint } = await run({ point: 'never', work: { kind: 'event', event } })
    expect([Number(said), complaint, await books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is heard once, when it is said again (%i)',
    async (point) => {
      const { order, event, cardId } = await anOrderToPay()
      const { signal, complaint } = await run({ point, work: { kind: 'event', event } })
      expect([signal, complaint, await books()]).toEqual(['SIGKILL', '', []])
      expect([await sendEvent(shop, event), await sendEvent(shop, event)]).toEqual([200, 200])
      expect([(await shop.see(order)).paid, (await stepsOf(order.order.id, 'pay')).length]).toEqual([true, 1])
      expect(await bought(order)).toEqual([CARD_MINOR])
      expect([await balanceOf(shop.db(), cardId), await books()]).toEqual([0, []])
    },
  )

  test('mutant: noted before it is acted on, it would be lost with the process in between', async () => {
    const { order, event } = await anOrderToPay()
    const noted = { provider: 'test', event_id: event.id, kind: 'paid', received_at: shop.now() }
    await shop.db().insertInto('payment_event').values(noted).execute()
    expect([await sendEvent(shop, event), (await shop.see(order)).paid]).toEqual([200, false])
  })
})

describe('the word of the books that a transfer came', () => {
  const STATEMENTS = 21
  const anOrderToNote = async () => {
    const { order, cardId } = await anOrderPaidBy('invoice')
    const { number: id, grand_total: amount, currency } = order.order
    return { order, cardId, transfer: { id, amount, currency, key: crypto.randomUUID(), reference: 'B1' } }
  }
  test('has no more points than these', async () => {
    const { transfer } = await anOrderToNote()
    const { said, complaint } = await run({ point: 'never', work: { kind: 'transfer', transfer } })
    expect([Number(said), complaint, await books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is noted once, when it is sent again (%i)',
    async (point) => {
      const { order, transfer, cardId } = await anOrderToNote()
      const { signal, complaint } = await run({ point, work: { kind: 'transfer', transfer } })
      expect([signal, complaint, await books()]).toEqual(['SIGKILL', '', []])
      const again = () => payOutside(aContext(shop.db(), { now: shop.now }), transfer)
      expect([(await again()).paid, (await again()).paid]).toEqual([true, true])
      expect([(await stepsOf(order.order.id, 'pay')).length, await bought(order)]).toEqual([1, [CARD_MINOR]])
      expect([await balanceOf(shop.db(), cardId), await books()]).toEqual([0, []])
    },
  )
})

describe.each([
  ['all', 'refund', 30],
  ['a part', 'refundPart', 24],
] as const)('%s of what was paid goes back', (_, step, STATEMENTS) => {
  test('has no more points than these', async () => {
    const { wish } = await anOrderToRefund(step)
    const { said, complaint } = await run({ point: 'never', work: { kind: 'refund', wish } })
    expect([Number(said), complaint, await books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s goes back once, when it is asked for again (%i)',
    async (point) => {
      const { order, wish, event, cardId, parts } = await anOrderToRefund(step)
      await shop.db().updateTable('gift_card').set({ expires_at: shop.now() }).execute()
      const { signal, complaint } = await run({ point, work: { kind: 'refund', wish } })
      expect([signal, complaint, await books()]).toEqual(['SIGKILL', '', []])
      const staff = asStaff(aContext(shop.db(), { now: shop.now }))
      const again = () => refundOrder(staff, shop.deps(), wish)
      expect([(await again()).state, (await again()).state]).toEqual(['done', 'done'])
      expect([await movedBack(event), (await stepsOf(order.order.id, step)).length]).toEqual([
        parts.moneyMinor,
        1,
      ])
      expect(await balanceOf(shop.db(), cardId)).toBe(parts.giftCardMinor)
      expect(await goodForDays(cardId)).toBe(DAYS_AFTER_COMING_BACK)
      expect(await books()).toEqual([])
    },
  )
})

describe('the answer of a service that gives money back', () => {
  test.each([
    ['by its own key', 1, (key: string) => key],
    ['mutant: by a key of the moment', 2, () => crypto.randomUUID()],
  ])('%s, its answer lost: asked again, the service has moved it %s time(s)', async (_, times, keyOf) => {
    const { event, wish, parts } = await anOrderToRefund('refundPart')
    const real = shop.deps().providers.get('test')
    if (!real) throw new Error('no gateway')
    const deaf: PaymentProvider = {
      ...real,
      async refund(asked) {
        await real.refund({ ...asked, key: keyOf(asked.key) })
        throw new Error('the answer was lost')
      },
    }
    const deps = { ...shop.deps(), providers: new Map([['test', deaf]]) }
    const staff = asStaff(aContext(shop.db(), { now: shop.now }))
    expect((await refundOrder(staff, deps, wish)).state).toBe('asked')
    expect((await refundOrder(staff, shop.deps(), wish)).state).toBe('done')
    expect(await movedBack(event)).toBe(times * parts.moneyMinor)
  })
})

async function bought({ order }: ToPay['order']): Promise<number[]> {
  const rows = await shop
    .db()
    .selectFrom('gift_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'gift_card.account_id')
    .select('balance_minor')
    .where('order_id', '=', order.id)
    .execute()
  return rows.map(({ balance_minor }) => balance_minor)
}
async function goodForDays(cardId: number): Promise<number> {
  const { expires_at } = await shop
    .db()
    .selectFrom('gift_card')
    .select('expires_at')
    .where('gift_card_id', '=', cardId)
    .executeTakeFirstOrThrow()
  return Math.round(((expires_at?.getTime() ?? 0) - shop.now().getTime()) / 86_400_000)
}
async function movedBack({ reference }: ToPay['event']): Promise<number> {
  const found = await shop
    .db()
    .selectFrom('test_gateway_payment')
    .select('refunded_minor')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return found.refunded_minor
}
