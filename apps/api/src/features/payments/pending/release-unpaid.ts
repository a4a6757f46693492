import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { takeOrderStep } from '#api/features/orders/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { isLive, listPayments, lockOrder, type PaymentRow } from '../payment-queries.ts'
import { askService } from './ask-service.ts'
import { type ClosingDeps, closingGuards } from './close-at-service.ts'

const AT_ONCE = 100

/**
 * Orders nobody paid in time give their pieces back. The service is asked once more before; what is paid later all the
 * same is kept and looked at by a person.
 */
export async function releaseUnpaid(ctx: JobContext, deps: ClosingDeps): Promise<{ released: number }> {
  let released = 0
  for (const orderId of await listDue(ctx)) {
    if (ctx.signal.aborted) break
    await askOnceMore(ctx, deps, orderId)
    if (await releaseOrder(ctx, deps, orderId)) released += 1
  }
  return { released }
}

async function listDue({ db, now }: Context): Promise<number[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('state', '=', 'placed')
    .where('pay_until', '<=', now())
    .orderBy('pay_until')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => row.order_id)
}

async function askOnceMore(ctx: Context, deps: ClosingDeps, orderId: number): Promise<void> {
  try {
    for (const payment of (await listPayments(ctx.db, orderId)).filter(isLive))
      await askService(ctx, deps, payment)
  } catch (err) {
    ctx.log.warn({ err, orderId }, 'a payment service did not answer before its order was released')
  }
}

/** With the order locked: who paid a moment before keeps it, and who releases it twice finds it released. */
async function releaseOrder(ctx: Context, deps: ClosingDeps, orderId: number): Promise<boolean> {
  const { closeAtService } = { ...closingGuards, ...deps.closing }
  try {
    const live = await inTransaction(ctx, (ctx) => expireOrder(ctx, orderId))
    for (const payment of live) await closeAtService(ctx, deps, payment)
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'CONFLICT') return false
    throw error
  }
}

async function expireOrder(ctx: Context, orderId: number): Promise<PaymentRow[]> {
  await lockOrder(ctx.db, orderId)
  const order = await ctx.db
    .selectFrom('shop_order')
    .select('pay_until')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  // A way to pay was chosen that is settled outside the shop, or a person looks at it.
  if (order.pay_until === null || order.pay_until > ctx.now()) throw new ShopError('CONFLICT')
  const live = (await listPayments(ctx.db, orderId)).filter(isLive)
  await takeOrderStep(ctx, { orderId, step: 'expire', by: 'system' })
  return live
}
