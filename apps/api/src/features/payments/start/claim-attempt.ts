import { randomBytes } from 'node:crypto'
import { toMajor } from '@vitrine/domain/money/money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type OrderRow, takeOrderStep } from '#api/features/orders/index.ts'
import { isLive, listPayments, lockOrder, type PaymentRow } from '../payment-queries.ts'
import { chooseMethod } from './choose-method.ts'
import { type Countings, countings, listMethodsOf, ownMethodOf, type PayableBy } from './other-methods.ts'

export type Claim = {
  /** The try to pay by; undefined where it is settled outside the shop from now on. */
  attempt?: PaymentRow
  /** Given up for it: its service is told. */
  givenUp?: PaymentRow | undefined
}

/** How long after the start the service is asked by itself. */
const FIRST_ASK_MS = 20_000

const refuse = (message: string) => new ShopError('CONFLICT', { message })

/** Swapped one by one in tests, to prove that each is needed. */
export const startGuards = { lockOrder, listPayments, ...countings }
export type StartGuards = typeof startGuards

export type Wish = {
  orderId: number
  methodCode?: string | undefined
  /** What the shopper saw it cost that way. */
  expectedMinor?: number | undefined
}

/** In a transaction, with the order locked: of two windows that start, the second gets the first one's try. */
export async function claimAttempt(
  ctx: Context,
  { orderId, methodCode, expectedMinor }: Wish,
  guards: StartGuards = startGuards,
): Promise<Claim> {
  await guards.lockOrder(ctx.db, orderId)
  const before = await getOrder(ctx, orderId)
  const payments = await guards.listPayments(ctx.db, orderId)
  assertPayable(ctx, before, payments)
  const method = await getMethod(ctx, before, { code: methodCode, by: guards })
  assertExpected(method, expectedMinor)
  const live = payments.find(isLive)
  if (live && live.method_code === method.code) return { attempt: live }
  if (live) await giveUp(ctx, live)
  const order = await chooseMethod(ctx, before, method)
  if (method.provider === null) return { givenUp: live }
  if (order.total_minor === 0) return settleNothing(ctx, order)
  if (order.payment_state !== 'pending')
    await takeOrderStep(ctx, { orderId, step: 'startPayment', by: 'customer' })
  return { attempt: await insertAttempt(ctx, order, method), givenUp: live }
}

function getOrder({ db }: Context, orderId: number): Promise<OrderRow> {
  return db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

function assertPayable(ctx: Context, order: OrderRow, payments: readonly PaymentRow[]): void {
  if (!['open', 'pending', 'failed'].includes(order.payment_state)) throw refuse('ORDER_PAID')
  if (payments.some(({ state }) => state === 'review')) throw refuse('PAYMENT_IN_REVIEW')
  if (payments.some(({ state }) => state === 'pending')) throw refuse('PAYMENT_PENDING')
  const isKept = order.pay_until !== null && order.pay_until > ctx.now()
  if (order.state !== 'placed' || !isKept) throw refuse('ORDER_NOT_PAYABLE')
}

type Asked = { code: string | undefined; by: Countings }

async function getMethod(ctx: Context, order: OrderRow, { code, by }: Asked): Promise<PayableBy> {
  const methods = await listMethodsOf(ctx, order, by)
  const wanted = code ?? ownMethodOf(order)
  const method = methods.find((one) => one.code === wanted)
  if (method) return method
  const problem = { path: 'payment_method_code', key: 'REFUSED', message: 'is not offered for this order' }
  throw new ShopError('PAYMENT_UNAVAILABLE', { details: [problem] })
}

/** A sum nobody has seen is not agreed to; a lower one is. */
function assertExpected({ totalMinor }: PayableBy, expectedMinor: number | undefined): void {
  if (expectedMinor === undefined || totalMinor <= expectedMinor) return
  const details = { grand_total: toMajor(totalMinor), expected: toMajor(expectedMinor) }
  throw new ShopError('TOTAL_CHANGED', { details })
}

async function giveUp({ db, now }: Context, live: PaymentRow): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'canceled', settled_at: now(), ask_at: null })
    .where('payment_id', '=', live.payment_id)
    .execute()
}

/** All of it was paid with bonuses or a gift card. */
async function settleNothing(ctx: Context, { order_id: orderId }: OrderRow): Promise<Claim> {
  await takeOrderStep(ctx, { orderId, step: 'pay', by: 'system' })
  await ctx.db.updateTable('shop_order').set({ pay_until: null }).where('order_id', '=', orderId).execute()
  return {}
}

function insertAttempt({ db, now }: Context, order: OrderRow, method: PayableBy): Promise<PaymentRow> {
  return db
    .insertInto('payment')
    .values({
      order_id: order.order_id,
      reference: randomBytes(16).toString('hex'),
      provider: method.provider ?? '',
      method_code: method.code,
      amount_minor: order.total_minor,
      currency_code: order.currency_code,
      closes_at: order.pay_until ?? now(),
      ask_at: new Date(now().getTime() + FIRST_ASK_MS),
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
