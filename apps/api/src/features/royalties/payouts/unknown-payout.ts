import { ShopError } from '#api/errors.ts'

/** Another's is no more there than one nobody has. */
export const unknownPayout = () =>
  new ShopError('NOT_FOUND', { details: [{ path: 'id', key: 'REFUSED', message: 'names no payout' }] })
