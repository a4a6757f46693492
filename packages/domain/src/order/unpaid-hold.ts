/** Pieces of an order wait so long for its money; then they are for others again. */
const UNPAID_HOLD_MS = 30 * 60_000

/** From a time in ms to one. Null where it is settled outside the shop: such orders wait until somebody decides. */
export function payUntil(orderedAt: number, provider: string | null): number | null {
  return provider === null ? null : orderedAt + UNPAID_HOLD_MS
}
