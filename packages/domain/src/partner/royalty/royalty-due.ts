import { allocate } from '../../money/allocate.ts'
import { shareOf } from '../../money/percent.ts'

export type RoyaltyLine = { royaltyMinor: number; qty: number; returnedQty: number }
export type RoyaltyFacts = {
  lines: readonly RoyaltyLine[]
  /** What the order cost in money, and how much of it went back. */
  paidMinor: number
  refundedMinor: number
  /** Money has come, and the order was neither canceled, sent back nor paid back whole. */
  isStanding: boolean
}

/** Of one line: whole cents, what is less stays with the shop. */
export function royaltyOf(baseMinor: number, percent: number): number {
  return Math.floor(shareOf(baseMinor, percent))
}

/** What an order is worth to its partner by now: for the pieces kept, and never more than the share of the money kept. */
export function royaltyDue({ lines, paidMinor, refundedMinor, isStanding }: RoyaltyFacts): number {
  if (!isStanding) return 0
  const whole = lines.reduce((sum, { royaltyMinor }) => sum + royaltyMinor, 0)
  const byPieces = lines.reduce((sum, line) => sum + keptOf(line), 0)
  if (refundedMinor <= 0) return byPieces
  const keptMinor = Math.max(0, paidMinor - refundedMinor)
  const byMoney = paidMinor > 0 ? Number((BigInt(whole) * BigInt(keptMinor)) / BigInt(paidMinor)) : 0
  return Math.min(byPieces, byMoney)
}

/** What is written of an order among its lines, by what each is worth as far as it was kept; together exactly that. */
export const royaltyShares = (writtenMinor: number, lines: readonly RoyaltyLine[]): number[] =>
  allocate(writtenMinor, lines.map(keptOf))

function keptOf({ royaltyMinor, qty, returnedQty }: RoyaltyLine): number {
  return Number((BigInt(royaltyMinor) * BigInt(Math.max(0, qty - returnedQty))) / BigInt(qty))
}
