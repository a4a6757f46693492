import {
  type OrderState,
  type OrderStates,
  type Step,
  type StepTaker,
  takeStep,
} from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { FILE_PRODUCTS } from '#api/db/rules/file-products.ts'
import { ShopError } from '#api/errors.ts'
import { settlePromotions } from '#api/features/promotions/index.ts'
import { settleRoyalty } from '#api/features/royalties/index.ts'
import { giveBackPieces } from '#api/features/stock/index.ts'
import { insertEvent } from './order-event.ts'
import { closeReturns } from './returns/book-returns.ts'

type Input = {
  orderId: number
  step: Step
  by: StepTaker
  /** What else is to be said of it, such as the letter it was asked for by. */
  details?: Readonly<Record<string, unknown>>
  /** One of several taken at once, or with the order itself: its shopper hears of the last, or of the order. */
  isPassing?: boolean
}

/** Swapped in tests, to prove that it is needed. */
export const stepGuards = { lockStates }
export type StepGuards = typeof stepGuards

/**
 * Of many who take steps of one order at once, each finds the state the one before has left. For payments, the staff and
 * the back office, which take every step through here.
 */
export function takeOrderStep(
  ctx: Context,
  { orderId, step, by, details, isPassing = false }: Input,
  guards: StepGuards = stepGuards,
): Promise<OrderStates> {
  return inTransaction(ctx, async (ctx) => {
    const before = await guards.lockStates(ctx, orderId)
    const outcome = takeStep(before, step, by)
    if (!outcome.ok) throw refusal(outcome.problem)
    const { states } = outcome
    await sql`
      with event as (${insertEvent(ctx, { orderId, step, states, by, details })})
      update shop_order set state = ${states.order}, payment_state = ${states.payment}
      where order_id = ${orderId}`.execute(ctx.db)
    const isNow = (is: (at: OrderStates) => boolean) => is(states) && !is(before)
    if (isNow(({ order }) => order === 'canceled')) await giveBackPieces(ctx, orderId)
    if (isNow(({ order }) => order === 'canceled' || order === 'returned')) await closeReturns(ctx, orderId)
    await settlePromotions(ctx, orderId, { isNow, states })
    await settleRoyalty(ctx, orderId)
    if (isNow(({ payment }) => payment === 'paid')) await tellOfMoney(ctx, orderId, isPassing)
    if (!isPassing) await tellShopper(ctx, orderId, { before, states })
    return states
  })
}

type Move = { before: OrderStates; states: OrderStates }
const TOLD: Partial<Record<OrderState, string>> = {
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  canceled: 'order.canceled',
}

/** In the transaction of the step, so that each transition is told once. What nobody carries neither leaves nor arrives. */
async function tellShopper({ db }: Context, orderId: number, { before, states }: Move): Promise<void> {
  const topic = TOLD[states.order]
  if (topic === undefined || states.order === before.order) return
  await sql`insert into outbox (topic, payload)
    select ${topic}, jsonb_build_object('orderId', order_id) from shop_order
    where order_id = ${orderId} and (shipping_address is not null or ${states.order} = 'canceled')`.execute(
    db,
  )
}

/** Whoever said so. What bonuses and gift cards paid whole is no money that came, but may open files. */
async function tellOfMoney({ db }: Context, orderId: number, isPassing: boolean): Promise<void> {
  await sql`insert into outbox (topic, payload)
    select 'order.paid', jsonb_build_object('orderId', order_id, 'amountMinor', total_minor) from shop_order
    where order_id = ${orderId} and (${!isPassing} and total_minor > 0 or exists (select from shop_order_line l
      cross join lateral ${FILE_PRODUCTS} as sold(product_id) join download_link d on d.product_id = sold.product_id
      where l.order_id = ${orderId}))`.execute(db)
}

/** In a transaction: until its end nobody else changes the order. */
export async function lockStates({ db }: Context, orderId: number): Promise<OrderStates> {
  const { rows } = await sql<OrderStates>`
    select state as order, payment_state as payment from shop_order
    where order_id = ${orderId} for no key update`.execute(db)
  const [states] = rows
  if (!states) throw new ShopError('ORDER_NOT_FOUND')
  return states
}

function refusal(problem: 'not_allowed' | 'not_now'): ShopError {
  if (problem === 'not_allowed') return new ShopError('ACCESS_DENIED')
  return new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
}
