import { allocate } from '../../money/allocate.ts'

/** What an order was paid with, or what of it goes back: money, gift cards, bonuses. Minor units. */
export type PaidParts = { moneyMinor: number; giftCardMinor: number; bonusMinor: number }
/** What came, and what went back before. */
export type PaidBack = { paid: PaidParts; back: PaidParts }

export const sumOfParts = ({ moneyMinor, giftCardMinor, bonusMinor }: PaidParts): number =>
  moneyMinor + giftCardMinor + bonusMinor

export const leftOfParts = ({ paid, back }: PaidBack): PaidParts => ({
  moneyMinor: paid.moneyMinor - back.moneyMinor,
  giftCardMinor: paid.giftCardMinor - back.giftCardMinor,
  bonusMinor: paid.bonusMinor - back.bonusMinor,
})

/**
 * Each piece of an order was paid with all of its money, cards and bonuses alike, and so is what comes back for it: by the shares
 * of what has not gone back yet. No part exceeds what is left of it while the sum does not, and the last refund takes all there is.
 */
export function splitRefund(left: PaidParts, amountMinor: number): PaidParts {
  const [moneyMinor = 0, giftCardMinor = 0, bonusMinor = 0] = allocate(amountMinor, [
    left.moneyMinor,
    left.giftCardMinor,
    left.bonusMinor,
  ])
  return { moneyMinor, giftCardMinor, bonusMinor }
}
