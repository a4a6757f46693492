import type { PlacedOrder } from '@vitrine/contract/order'
import { toMajor } from '@vitrine/domain/money/money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { OrderIntent } from './order-intent.ts'

/** The answer to an intention, first or repeated, read from what was stored. Another intention learns nothing. */
export async function answerFor({ db }: Context, orderId: number, intent: OrderIntent): Promise<PlacedOrder> {
  const order = await db
    .selectFrom('shop_order')
    .select(['number', 'paid', 'total_minor', 'currency_code', 'created_at', 'fingerprint', 'access_hash'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.fingerprint !== intent.fingerprint || !order.access_hash.equals(intent.accessHash))
    throw new ShopError('KEY_REUSED')
  const { number, paid } = order
  return {
    backendOrderId: String(orderId),
    orderNumber: number,
    transferedAt: order.created_at.toISOString(),
    order_id: intent.clientOrderId,
    order: {
      id: orderId,
      number,
      paid,
      grand_total: toMajor(order.total_minor),
      currency: order.currency_code,
    },
    access_key: intent.accessKey,
    pay_link: null,
    pay_form: null,
    clear_basket: true,
    account_created: false,
  }
}
