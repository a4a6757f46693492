// Somebody of the staff at work on the orders of a shop: what they see of one, and the next step they take.
import type { openPaymentShop, Placed } from '#api/features/payments/testing/open-payment-shop.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { getStaffOrder } from '../staff/get-staff-order.ts'
import { takeStaffStep } from '../staff/take-staff-step.ts'

export function deskOf(shop: ReturnType<typeof openPaymentShop>) {
  const guest = () => aContext(shop.db(), { now: shop.now })
  const staff = () => asStaff(guest())
  const details = ({ order: { id } }: Placed) => getStaffOrder(staff(), { payments: shop.forOrders() }, id)
  /** From how the order stands. */
  const step = async (placed: Placed, step: string, more: object = {}) => {
    const { states } = await details(placed)
    const wish = { id: placed.order.id, step, from: states, reason: '', ...more }
    return takeStaffStep(staff(), wish as Parameters<typeof takeStaffStep>[1])
  }
  return { guest, staff, details, step }
}
