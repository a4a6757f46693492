import { wasPaid } from '../order/money/holds-money.ts'
import { hasLeft } from '../order/states.ts'
import type { OrderStates } from '../order/status.ts'

/** Once money has come or goods have left; what was canceled before either owes nobody an invoice. */
export function isInvoiceDue({ order, payment }: OrderStates): boolean {
  return wasPaid(payment) || hasLeft(order)
}

/** Its place among those of a year: `2026-00042`. */
export function invoiceNumber(year: number, place: number): string {
  return `${year}-${String(place).padStart(5, '0')}`
}
