import type { StoreView } from '../../store/store-view.ts'

type LinkedOrder = { clientOrderId: string; number: string }

/**
 * The page of an order for a letter that holds no key: it opens in the browser the order was made in and for whoever is
 * signed in; elsewhere it leads to where orders are looked up, and the number is in its field already.
 */
export const orderPagePath = (
  { code }: Pick<StoreView, 'code'>,
  { clientOrderId, number }: LinkedOrder,
): string => `/${code}/order/${encodeURIComponent(clientOrderId)}?number=${number}`
