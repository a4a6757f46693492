import type { OrderState, OrderStates } from './status.ts'

/** Nothing is bought by it any more. */
export const OFF_STATES: readonly OrderState[] = ['canceled', 'returned']

/** Goods and money are back where they came from. */
export function isUndone({ order, payment }: OrderStates): boolean {
  return OFF_STATES.includes(order) || payment === 'refunded'
}
