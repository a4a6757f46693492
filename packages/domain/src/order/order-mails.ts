import type { OrderState } from './status.ts'

/** Letters about an order that can be sent once more. */
export const ORDER_MAILS = ['placed', 'shipped', 'delivered', 'canceled'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** A letter that says what is no longer so, or not yet, is not sent. */
const MAILS: Partial<Record<OrderState, readonly OrderMail[]>> = {
  ready: ['placed', 'shipped'],
  shipped: ['placed', 'shipped'],
  delivered: ['placed', 'shipped', 'delivered'],
  canceled: ['canceled'],
  returned: [],
}

export const mailsOf = (state: OrderState): readonly OrderMail[] => MAILS[state] ?? ['placed']
