// Orders: placed once whatever is repeated, priced by the shop alone, never more than the stock has.
import { listStaffOrders } from '@vitrine/contract/order/staff-orders'
import type { OrderListName } from '@vitrine/domain/order/staff-steps'
import type { Feature, Waiting } from '#api/routing/feature.ts'
import { countedList } from '#api/routing/lists/counted-list.ts'
import { orderMovedMails } from './mails/order-moved.ts'
import { orderPlacedMail } from './mails/order-placed.ts'
import { returnAnnouncedMail } from './mails/return-announced.ts'
import type { OrderPayments } from './order-payments.ts'
import { orderRoutes } from './routes.ts'
import { countOrderList, orderRows } from './staff/order-filters.ts'

export { getOrderFor } from './find-order.ts'
export { isExpired, noteOrderEvent, trackParcel } from './order-event.ts'
export type { OrderPayments, OrderRow } from './order-payments.ts'
export { returnLines } from './staff/return-lines.ts'
export { lockStates, takeOrderStep } from './take-step.ts'

export function createOrders(payments: OrderPayments): Feature {
  return {
    name: 'orders',
    routes: orderRoutes(payments),
    isCheckout: true,
    mails: {
      'order.placed': orderPlacedMail,
      'order.return-announced': returnAnnouncedMail,
      ...orderMovedMails,
    },
    waits: {
      orders: waits('to_send'),
      payments: waits('review'),
      refunds: waits('to_refund'),
      returned: waits('came_back'),
    },
    lists: { '/admin/orders': countedList(listStaffOrders, (_, wish) => orderRows(wish)) },
  }
}

const waits = (list: OrderListName): Waiting => ({
  may: 'order:manage',
  count: ({ db }, store) => countOrderList(db, { view: list, store }),
})
