import type { CallParsed } from '@vitrine/contract/call'
import type { updateOfficeOrder } from '@vitrine/contract/office/order-changes'
import type { OrderState } from '@vitrine/domain/order/status'
import { stepsTo, wishedState } from '@vitrine/domain/order/steps-to'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { lockStates, noteOrderEvent, takeOrderStep, trackParcel } from '#api/features/orders/index.ts'
import { takerOf } from './change-order.ts'

type Update = CallParsed<typeof updateOfficeOrder>['body']

/** In the change's transaction, with the order locked: where its parcel is, the steps on its way, when it was delivered. */
export async function updateOrder(ctx: Context, orderId: number, update: Update): Promise<void> {
  const before = await lockStates(ctx, orderId)
  const { tracking } = update
  if (tracking) await trackParcel(ctx, { orderId, states: before, tracking, by: takerOf(ctx) })
  const to = targetOf(update)
  if (to !== undefined) await moveOn(ctx, orderId, { from: before.order, to, update })
  if (update.delivered_at !== undefined) await dateDelivery(ctx, orderId, update.delivered_at)
}

function targetOf({ order_status, stage }: Update): OrderState | undefined {
  if (order_status === undefined && stage === undefined) return undefined
  const wished = wishedState({ order_status: order_status ?? '', stage: stage ?? null })
  if (wished) return wished
  const message = 'leads nowhere; cancel and returns have calls of their own'
  throw invalidInput([{ path: 'order_status', message }])
}

type Move = { from: OrderState; to: OrderState; update: Update }

async function moveOn(ctx: Context, orderId: number, { from, to, update }: Move): Promise<void> {
  const steps = stepsTo(from, to)
  if (!steps) throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
  const { order_status, stage } = update
  for (const [at, step] of steps.entries())
    await takeOrderStep(ctx, {
      ...{ orderId, step, by: takerOf(ctx), details: { order_status, stage } },
      isPassing: at < steps.length - 1,
    })
}

/** Also of an order that was said to be delivered before: the day was wrong. */
async function dateDelivery(ctx: Context, orderId: number, text: string): Promise<void> {
  const states = await lockStates(ctx, orderId)
  if (states.order !== 'delivered') throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
  const at = new Date(text)
  const { numUpdatedRows } = await ctx.db
    .updateTable('shop_order')
    .set({ delivered_at: at })
    .where('order_id', '=', orderId)
    .where('created_at', '<=', at)
    .executeTakeFirst()
  if (at > ctx.now() || numUpdatedRows === 0n)
    throw invalidInput([{ path: 'delivered_at', message: 'is not between the order and now' }])
  const details = { delivered_at: at.toISOString() }
  await noteOrderEvent(ctx, { orderId, step: 'dateDelivery', states, by: takerOf(ctx), details })
}
