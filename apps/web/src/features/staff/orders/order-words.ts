import type { OrderListName, StaffStep } from '@vitrine/domain/order/staff-steps'
import type { OrderState, PaymentState } from '@vitrine/domain/order/states'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const LIST_WORDS: Readonly<Record<OrderListName, MessageKey>> = {
  to_send: 'staff.toSend',
  review: 'staff.review',
  unpaid: 'staff.unpaid',
  to_refund: 'staff.toRefund',
  came_back: 'staff.cameBack',
  open: 'staff.open',
  all: 'staff.all',
}
export const STATE_WORDS: Readonly<Record<OrderState, MessageKey>> = {
  placed: 'staff.statePlaced',
  confirmed: 'staff.stateConfirmed',
  packed: 'staff.statePacked',
  shipped: 'staff.stateShipped',
  ready: 'staff.stateReady',
  delivered: 'staff.stateDelivered',
  returned: 'staff.stateReturned',
  canceled: 'staff.stateCanceled',
}
export const PAYMENT_WORDS: Readonly<Record<PaymentState, MessageKey>> = {
  open: 'staff.payOpen',
  pending: 'staff.payPending',
  paid: 'staff.payPaid',
  failed: 'staff.payFailed',
  part_refunded: 'staff.payPartRefunded',
  refunded: 'staff.payRefunded',
}
export const STEP_WORDS: Readonly<Record<StaffStep, MessageKey>> = {
  pay: 'staff.stepPay',
  confirm: 'staff.stepConfirm',
  pack: 'staff.stepPack',
  ship: 'staff.stepShip',
  arrive: 'staff.stepArrive',
  deliver: 'staff.stepDeliver',
  return: 'staff.stepReturn',
  cancel: 'staff.stepCancel',
}
