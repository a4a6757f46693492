import { OFF_STATES } from '../is-undone.ts'
import type { OrderStates } from '../status.ts'
import { holdsMoney } from './holds-money.ts'

/** Files that were bought can be fetched once they are paid for, until the order is taken back. */
export function areDownloadsOpen({ order, payment }: OrderStates): boolean {
  return holdsMoney(payment) && !OFF_STATES.includes(order)
}
