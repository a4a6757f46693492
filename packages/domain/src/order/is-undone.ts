import type { OrderStates } from './status.ts'

/** Goods and money are back where they came from. */
export function isUndone({ order, payment }: OrderStates): boolean {
  return order === 'canceled' || order === 'returned' || payment === 'refunded'
}
