import type { OrderView } from '@vitrine/contract/order'

/** What comes by e-mail is neither packed nor on its way. */
export const isCarried = ({ shipping_address }: Pick<OrderView, 'shipping_address'>): boolean =>
  shipping_address !== null
