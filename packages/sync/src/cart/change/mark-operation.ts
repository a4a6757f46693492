import type { Failure } from '../../transport/verdict.ts'
import type { StoredCartChange } from '../stored/stored-cart.ts'

/** Said before it leaves: from now on its content must not change, as the server may have seen it. */
export function markSent(operationId: string): StoredCartChange {
  return (stored) => ({
    ...stored,
    waiting: stored.waiting.map((one) =>
      one.operationId === operationId ? { ...one, attempts: one.attempts + 1 } : one,
    ),
  })
}

export function markFailed(operationId: string, lastFailure: Failure): StoredCartChange {
  return (stored) => ({
    ...stored,
    waiting: stored.waiting.map((one) => (one.operationId === operationId ? { ...one, lastFailure } : one)),
  })
}

/** Found by sku and choices from now on. */
export function withoutId(operationId: string): StoredCartChange {
  return (stored) => ({
    ...stored,
    waiting: stored.waiting.map(({ itemId, ...one }) =>
      one.operationId === operationId || itemId === undefined ? one : { ...one, itemId },
    ),
  })
}
