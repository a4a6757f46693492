import type { PlaceOrder } from '@vitrine/contract/order'

/** An order as it lies on this device: the exact body, and whose it is; null is a guest. */
export type StoredOrder = {
  body: PlaceOrder
  customer: string | null
  /** How often it left. Once it has, the shop may have it, whatever came back. */
  attempts: number
  /** Its customer has signed out: nobody else on the device is told of it. */
  left?: boolean
}

/** Earlier versions of the shop kept the body alone, or did not count. */
export function readStoredOrder(found: Omit<StoredOrder, 'attempts'> | PlaceOrder): StoredOrder {
  return 'body' in found ? { attempts: 0, ...found } : { body: found, customer: null, attempts: 0 }
}

export const sinceOf = ({ created_at }: PlaceOrder) => Date.parse(created_at ?? '') || 0
