import { CallError } from '@vitrine/contract/reply'
import { NO_ANSWER_REPLY } from '../transport/reply.ts'
import type { OrderOutbox } from './order-outbox.ts'

/**
 * Before the cart is sent: an order that may have reached the shop is asked for first. Its goods would be sent to another
 * cart otherwise, as the one that was ordered is closed. While it is undecided the cart waits.
 */
export const askOrdersFirst =
  (orders: Pick<OrderOutbox, 'settleSent'>) =>
  async <T>(wish: T): Promise<T> => {
    if (await orders.settleSent()) return wish
    throw new CallError(NO_ANSWER_REPLY)
  }
