import type { MessageKey } from '@vitrine/i18n/message-key'

const EVENT_WORDS: Readonly<Record<string, MessageKey>> = {
  place: 'staff.eventPlace',
  startPayment: 'staff.eventStartPayment',
  failPayment: 'staff.eventFailPayment',
  payOtherwise: 'staff.eventPayOtherwise',
  pay: 'staff.eventPay',
  confirm: 'staff.eventConfirm',
  pack: 'staff.eventPack',
  ship: 'staff.eventShip',
  arrive: 'staff.eventArrive',
  deliver: 'staff.eventDeliver',
  return: 'staff.eventReturn',
  withdraw: 'staff.eventWithdraw',
  cancel: 'staff.eventCancel',
  expire: 'staff.eventExpire',
  refundPart: 'staff.eventRefundPart',
  refund: 'staff.eventRefund',
  declareWithdrawal: 'staff.eventWithdrawal',
  announceReturn: 'staff.eventAnnounceReturn',
  returnLines: 'staff.eventReturnLines',
  sendGiftCard: 'staff.eventSendGiftCard',
  sendMail: 'staff.eventSendMail',
  track: 'staff.eventTrack',
  dateDelivery: 'staff.eventDateDelivery',
}
export const eventWord = (step: string): MessageKey => EVENT_WORDS[step] ?? 'staff.happened'

const REASON_WORDS: Readonly<Record<string, MessageKey>> = {
  amount_differs: 'staff.reasonAmount',
  paid_twice: 'staff.reasonTwice',
  paid_after_release: 'staff.reasonLate',
  refund_refused: 'staff.reasonRefund',
}
export const reasonWord = (reason: string): MessageKey => REASON_WORDS[reason] ?? 'staff.reasonUnknown'
