import { OFF_STATES } from '../is-undone.ts'
import type { PaymentState } from '../states.ts'
import type { OrderStates } from '../status.ts'

const PAID: readonly PaymentState[] = ['paid', 'part_refunded']

/** Files that were bought can be fetched once they are paid for, until the order is taken back. */
export function areDownloadsOpen({ order, payment }: OrderStates): boolean {
  return PAID.includes(payment) && !OFF_STATES.includes(order)
}
