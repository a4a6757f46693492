import type { PlaceOrder } from '@vitrine/contract/order'

/** An order as it lies on this device: the exact body, and whose it is; null is a guest. */
export type KeptOrder = { body: PlaceOrder; customer: string | null }

/** Earlier versions of the shop kept the body alone. */
export function readKeptOrder(found: KeptOrder | PlaceOrder): KeptOrder {
  return 'body' in found ? found : { body: found, customer: null }
}

export const sinceOf = ({ created_at }: PlaceOrder) => Date.parse(created_at ?? '') || 0
