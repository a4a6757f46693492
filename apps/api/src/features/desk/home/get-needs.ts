import type { StaffNeeds } from '@vitrine/contract/desk/home'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { Waiting } from '#api/routing/feature.ts'
import { countFailed, countSizes, selectSizes, selectUnknownPayments } from './needs-queries.ts'

type Waits = Readonly<Record<string, Waiting>>

/** Of all rooms at once; each is counted by the feature whose it is. */
export async function getNeeds(ctx: Context, waits: Waits, store: string | undefined): Promise<StaffNeeds> {
  assertMay(ctx, 'order:manage')
  const count = (room: string) => waits[room]?.count(ctx, store) ?? 0
  const [to_send, payments, to_refund, came_back, reviews, sizes, rows, failed, unknown_payments] =
    await Promise.all([
      ...[count('orders'), count('payments'), count('refunds'), count('returned'), count('reviews')],
      countSizes(ctx, store),
      selectSizes(ctx, store),
      countFailed(ctx),
      selectUnknownPayments(ctx),
    ] as const)
  return { to_send, payments, to_refund, came_back, reviews, ...sizes, failed, sizes: rows, unknown_payments }
}
