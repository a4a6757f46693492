/** Where an order stands, and its payment; what leads from one to another stands in `status.ts`. */
export const ORDER_STATES = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'ready',
  'delivered',
  'returned',
  'canceled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const LEFT: readonly OrderState[] = ['shipped', 'ready', 'delivered', 'returned']

/** Whether its parcel has gone out, wherever that is by now. */
export const hasLeft = (order: OrderState): boolean => LEFT.includes(order)

/** Money moves forward only: what was paid is refunded, never unpaid. */
export const PAYMENT_STATES = ['open', 'pending', 'paid', 'failed', 'part_refunded', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
