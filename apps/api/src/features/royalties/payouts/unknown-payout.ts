import { ShopError } from '#api/errors.ts'

/** Another's is no more there than one nobody has. */
export const unknownPayout = (path = 'id') =>
  new ShopError('NOT_FOUND', { details: [{ path, key: 'REFUSED', message: 'names no payout' }] })
