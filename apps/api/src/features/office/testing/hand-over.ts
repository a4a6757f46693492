import type { Tracking } from '@vitrine/contract/order/progress'
import type { Context } from '#api/context.ts'
import { changeOrder } from '../order/change-order.ts'
import { updateOrder } from '../order/update-order.ts'

export type HandedOver = { id: string; key: string; tracking: Tracking }

/** The call by which a program of the warehouse says that a parcel left, as its route makes it. */
export function handOver(ctx: Context, { id, key, tracking }: HandedOver) {
  const rights = { 'order:fulfil': 'any' } as const
  const update = { tracking, stage: 3 }
  const wish = { id, key, what: ['update', update], may: 'order:fulfil' } as const
  return changeOrder(
    { ...ctx, actor: { kind: 'system', job: 'key:warehouse', rights } },
    wish,
    (ctx, orderId) => updateOrder(ctx, orderId, update),
  )
}
