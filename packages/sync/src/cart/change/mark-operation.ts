import type { KeptChange } from '../kept/kept-cart.ts'

/** Said before it leaves: from now on its content must not change, as the server may have seen it. */
export function markSent(operationId: string): KeptChange {
  return (kept) => ({
    ...kept,
    waiting: kept.waiting.map((one) =>
      one.operationId === operationId ? { ...one, attempts: one.attempts + 1 } : one,
    ),
  })
}

export function markFailed(operationId: string, lastError: string): KeptChange {
  return (kept) => ({
    ...kept,
    waiting: kept.waiting.map((one) => (one.operationId === operationId ? { ...one, lastError } : one)),
  })
}

/** Found by sku and choices from now on. */
export function withoutId(operationId: string): KeptChange {
  return (kept) => ({
    ...kept,
    waiting: kept.waiting.map(({ itemId, ...one }) =>
      one.operationId === operationId || itemId === undefined ? one : { ...one, itemId },
    ),
  })
}
