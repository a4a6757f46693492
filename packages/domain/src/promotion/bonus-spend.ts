import { shareOf } from '../money/percent.ts'

export type BonusTerms = {
  accountMinor: number
  /** Share of the total that bonuses may pay, 0 to 1. */
  proportion: number
  /** From this total on bonuses may pay all of it. */
  unlimitedFromMinor: number
  isVip: boolean
}

export function bonusSpend(totalMinor: number, bonus: BonusTerms | null): number {
  if (!bonus) return 0
  const isUnlimited = bonus.isVip || totalMinor >= bonus.unlimitedFromMinor
  const most = isUnlimited ? totalMinor : Math.floor(shareOf(totalMinor, 100 * bonus.proportion))
  return Math.max(0, Math.min(most, bonus.accountMinor, totalMinor))
}
