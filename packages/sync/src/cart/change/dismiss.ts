import type { KeptChange } from '../kept/kept-cart.ts'

/** Read by the shopper; without an id all of them, and the refusal too. */
export function dismiss(id?: string): KeptChange {
  return (kept) => ({
    ...kept,
    changes: id === undefined ? [] : kept.changes.filter((change) => change.id !== id),
    problem: id === undefined ? null : kept.problem,
  })
}

export const couponSettled: KeptChange = (kept) => ({ ...kept, couponToApply: null })
