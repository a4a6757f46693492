/** Where the money of an order, or of a partner, stands: being confirmed, on account, paid. Their sum is what was earned. */
export type Standing = { pendingMinor: number; activeMinor: number; paidMinor: number }
export type Move = { kind: 'earn' | 'ripen' | 'reverse'; pendingMinor: number; activeMinor: number }

/**
 * What leads from where an order's royalty stands to what is due now. What goes back comes from what is not confirmed first,
 * else from the account: what was paid already is owed, and the next payout is less by it.
 */
export function royaltyMoves(standing: Standing, due: { dueMinor: number; isRipe: boolean }): Move[] {
  const { pendingMinor, activeMinor, paidMinor } = standing
  const missing = due.dueMinor - pendingMinor - activeMinor - paidMinor
  const moves: Move[] = []
  if (missing > 0) moves.push({ kind: 'earn', pendingMinor: missing, activeMinor: 0 })
  if (missing < 0) {
    const fromPending = Math.min(pendingMinor, -missing)
    moves.push({
      kind: 'reverse',
      pendingMinor: fromPending === 0 ? 0 : -fromPending,
      activeMinor: missing + fromPending,
    })
  }
  const waiting = pendingMinor + moves.reduce((sum, move) => sum + move.pendingMinor, 0)
  if (due.isRipe && waiting > 0) moves.push({ kind: 'ripen', pendingMinor: -waiting, activeMinor: waiting })
  return moves
}
