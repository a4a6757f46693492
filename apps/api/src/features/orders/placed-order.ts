import type { PlacedOrder } from '@vitrine/contract/order'
import { toMajor } from '@vitrine/domain/money/money'
import { holdsMoney } from '@vitrine/domain/order/money/holds-money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { OrderIntent } from './order-intent.ts'

export type Stored = { orderId: number; number: string; isPaid: boolean; totalMinor: number; createdAt: Date }

/** The answer to an intention, the same however often it is asked for. */
export function answerFor(
  { store }: Pick<Context, 'store'>,
  stored: Stored,
  intent: OrderIntent,
): PlacedOrder {
  const { orderId, number, isPaid, totalMinor, createdAt } = stored
  return {
    backendOrderId: String(orderId),
    orderNumber: number,
    transferedAt: createdAt.toISOString(),
    order_id: intent.clientOrderId,
    order: {
      id: orderId,
      number,
      paid: isPaid,
      grand_total: toMajor(totalMinor),
      currency: store.currencyCode,
    },
    access_key: intent.accessKey,
    pay_link: null,
    pay_form: null,
    pay_script: null,
    clear_basket: true,
    account_created: false,
  }
}

/** What an intention has become before. Another intention with its key learns nothing. */
export async function recallOrder({ db, store }: Context, intent: OrderIntent): Promise<Stored> {
  const order = await db
    .selectFrom('shop_order')
    .select([
      'order_id',
      'number',
      'payment_state',
      'total_minor',
      'created_at',
      'fingerprint',
      'access_hash',
      'comment',
    ])
    .where('store_id', '=', store.storeId)
    .where('client_order_id', '=', intent.clientOrderId)
    .executeTakeFirstOrThrow()
  const isSame = order.fingerprint === intent.fingerprint && order.access_hash.equals(intent.accessHash)
  if (!isSame || !saysTheSame(intent, order)) throw new ShopError('KEY_REUSED')
  return {
    orderId: order.order_id,
    number: order.number,
    isPaid: holdsMoney(order.payment_state),
    totalMinor: order.total_minor,
    createdAt: order.created_at,
  }
}

/** Words sent with a key of one's own would be lost without a word; who has none sends no second order. */
function saysTheSame({ body, hasDerivedId }: OrderIntent, { comment }: { comment: string }): boolean {
  return hasDerivedId || body.comment === comment
}
