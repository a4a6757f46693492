import type { OrderOutbox } from '@vitrine/sync/order/order-outbox'

/** Who ordered as a guest here, and wished for an account, has its name and address once the mailbox is proven. */
export async function orderKeys({ keys }: Pick<OrderOutbox, 'keys'>): Promise<{ order_keys?: string[] }> {
  const order_keys = await keys().catch(() => [])
  return order_keys.length > 0 ? { order_keys } : {}
}
