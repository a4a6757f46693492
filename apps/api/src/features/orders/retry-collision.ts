import { isCollision, isDuplicate, isLockTimeout } from '#api/db/database-error.ts'
import { ShopError } from '#api/errors.ts'
import { alreadyOrdered } from './steps/claim-order.ts'

const MAX_ATTEMPTS = 4

/** Runs a transaction again when it collided with another; none of its writes were kept. */
export async function retryCollision<T>(transaction: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (isCollision(error) && attempt < MAX_ATTEMPTS) return retryCollision(transaction, attempt + 1)
    if (isCollision(error) || isLockTimeout(error)) throw new ShopError('UNAVAILABLE')
    // Last line of defence: the unique index on cart and version.
    if (isDuplicate(error)) throw alreadyOrdered()
    throw error
  }
}
