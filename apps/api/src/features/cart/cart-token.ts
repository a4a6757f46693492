import { ShopError } from '#api/errors.ts'

/** Which cart a call means: the query's id, or the one on its item. */
export function cartTokenOf(query: { cartId?: string }, item: { quoteId?: string } = {}): string {
  const token = query.cartId ?? item.quoteId
  if (token !== undefined) return token
  throw new ShopError('VALIDATION', {
    message: 'cartId: is missing',
    details: [{ path: 'cartId', message: 'is missing' }],
  })
}
