import { ShopError } from '#api/errors.ts'

/** A key stands for one press: what is sent for another piece is not done, and must not read as if it were. */
export function keyReused(): ShopError {
  const details = [{ path: 'key', key: 'REFUSED', message: 'stands for something else already' }]
  return new ShopError('KEY_REUSED', { details })
}
