import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange } from '../cart-state.ts'
import type { StoredCartChange } from '../stored/stored-cart.ts'

/** Read by the shopper; without an id all of them, and the refusal too. */
export function dismiss(id?: string): StoredCartChange {
  return (stored) => ({
    ...stored,
    changes: id === undefined ? [] : stored.changes.filter((change) => change.id !== id),
    problem: id === undefined ? null : stored.problem,
  })
}

/**
 * About to be taken back. While two bags become one the lines here are still of the old one, and what is set now would be
 * counted on top of what moves in; of this line the change itself says what the shop holds.
 */
export function dismissKnown({ id, line, to }: CartChange): StoredCartChange {
  return (stored) => ({
    ...dismiss(id)(stored),
    ...(stored.isMoved && {
      base: stored.base.map((one) => (lineKey(one) === lineKey(line) ? { ...one, qty: to } : one)),
    }),
  })
}

export const couponSettled: StoredCartChange = (stored) => ({ ...stored, couponToApply: null })
