import { isDuplicate } from '#api/db/is-duplicate.ts'
import { ShopError } from '#api/errors.ts'
import { alreadyOrdered } from './steps/claim-order.ts'

const MAX_ATTEMPTS = 4
// Deadlock and serialization failure: the database gave up one of two, and asks to try again.
const COLLISIONS = new Set(['40P01', '40001'])
const LOCK_TIMEOUT = '55P03'

/** Runs a transaction again when it collided with another; none of its writes were kept. */
export async function retryCollision<T>(transaction: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (COLLISIONS.has(code) && attempt < MAX_ATTEMPTS) return retryCollision(transaction, attempt + 1)
    if (COLLISIONS.has(code) || code === LOCK_TIMEOUT) throw new ShopError('UNAVAILABLE')
    // Last line of defence: the unique index on cart and version.
    if (isDuplicate(error)) throw alreadyOrdered()
    throw error
  }
}
