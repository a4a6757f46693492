import type { CallParsed } from '@vitrine/contract/call'
import type { payOfficeOrder } from '@vitrine/contract/office/order-changes'
import { isPaidOnline, judgeOutsideMoney } from '@vitrine/domain/order/money/outside-money'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { type OrderRow, takeOrderStep } from '#api/features/orders/index.ts'
import { takerOf } from './change-order.ts'

type Told = CallParsed<typeof payOfficeOrder>['body']

/** Swapped one by one in tests, to prove that each is needed. */
export const paidGuards = { lockDue, judgeOutsideMoney }
export type PaidGuards = typeof paidGuards

/** With the order locked: its shopper may choose another way to pay meanwhile, and with it another sum. */
export async function markPaid(
  ctx: Context,
  { orderId, ...told }: Told & { orderId: number },
  guards: PaidGuards = paidGuards,
): Promise<void> {
  assertMay(ctx, 'order:mark-paid')
  const row = await guards.lockDue(ctx, orderId)
  const due = {
    states: { order: row.state, payment: row.payment_state },
    isPaidOnline: isPaidOnline(row),
    totalMinor: row.total_minor,
    currencyCode: row.currency_code,
  }
  const problem = guards.judgeOutsideMoney(due, told)
  if (problem === 'not_now') throw new ShopError('CONFLICT', { message: 'ORDER_STEP_NOT_NOW' })
  if (problem) throw invalidInput([{ path: problem, message: 'is not what the order asks for' }])
  await takeOrderStep(ctx, { orderId, step: 'pay', by: takerOf(ctx), details: told })
}

function lockDue({ db }: Context, orderId: number): Promise<OrderRow> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
