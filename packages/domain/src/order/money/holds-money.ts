import type { PaymentState } from '../states.ts'

/** Something came, and not all of it went back. */
export const MONEY_STATES: readonly PaymentState[] = ['paid', 'part_refunded']

export const holdsMoney = (payment: PaymentState): boolean => MONEY_STATES.includes(payment)

/** Whatever of it went back since. */
export const wasPaid = (payment: PaymentState): boolean => holdsMoney(payment) || payment === 'refunded'
