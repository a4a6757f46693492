import type { OrderView } from '@vitrine/contract/order'

type Facts = Pick<OrderView, 'paid' | 'progress'> & { payment: Pick<OrderView['payment'], 'online'> }

/** To be paid through a service, and not paid yet. */
export const waitsForPayment = ({ payment, paid, progress }: Facts): boolean =>
  payment.online && !paid && progress.stage === 1
