import type { Context } from '#api/context.ts'
import { changeOrder } from '../order/change-order.ts'
import { markPaid, type PaidGuards, paidGuards } from '../order/mark-paid.ts'

export type Transfer = { id: string; key: string; amount: number; currency: string; reference: string }

/** A program with a key that may say so. */
export const asBooks = (ctx: Context): Context => ({
  ...ctx,
  actor: { kind: 'system', job: 'key:books', rights: { 'order:mark-paid': 'any' } },
})

/** The call as its route makes it. */
export function payOutside(ctx: Context, { id, key, ...told }: Transfer, guards: PaidGuards = paidGuards) {
  const wish = { id, key, what: ['payment', told], may: 'order:mark-paid' } as const
  return changeOrder(asBooks(ctx), wish, (ctx, orderId) => markPaid(ctx, { ...told, orderId }, guards))
}
