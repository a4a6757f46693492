import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listStaffFormerOrders } from '@vitrine/contract/people/staff-former-orders'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { toFormerOrder } from '../former-orders-of.ts'
import { countFormerOrders, selectFormerOrders } from './former-queries.ts'

/** Of people with an account and of those without, whom nothing else knows. */
export async function listFormer(
  ctx: Context,
  wish: CallParsed<typeof listStaffFormerOrders>['query'],
): Promise<CallReply<typeof listStaffFormerOrders>> {
  assertMay(ctx, 'order:manage')
  const [page, counts] = await Promise.all([selectFormerOrders(ctx, wish), countFormerOrders(ctx, wish.q)])
  return { items: page.shown.map((row) => toFormerOrder(row)), next: page.next, ...counts }
}
