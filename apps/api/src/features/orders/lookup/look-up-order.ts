import type { OrderLookup } from '@vitrine/contract/order/lookup'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { findOrderById } from '../get-order.ts'
import { progressOf } from '../history/progress-of.ts'
import { type AskedByContact, findByContact } from './find-by-contact.ts'

/** For who ordered without an account and lost the letter: what was ordered and where it stands, without addresses. */
export async function lookUpOrder(ctx: Context, asked: AskedByContact): Promise<OrderLookup> {
  const order = await findByContact(ctx, asked)
  const found = await findOrderById(ctx, order.order_id)
  if (!found) throw new ShopError('ORDER_NOT_FOUND')
  const {
    id: _,
    email: __,
    shipping_address: ___,
    billing_address: ____,
    pickup_point: _____,
    ...facts
  } = found.order
  return {
    ...facts,
    progress: (await progressOf(ctx, [order]))(order),
    payment: { online: isPaidOnline(order), state: order.payment_state },
  }
}
