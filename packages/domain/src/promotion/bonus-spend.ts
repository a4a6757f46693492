import { MILLION, shareOf, toMillionths } from '../money/percent.ts'

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

/** The least total that the whole account can be spent on. */
export function wholeAccountFrom({
  accountMinor,
  proportion,
  unlimitedFromMinor,
  isVip,
}: BonusTerms): number {
  const unlimited = Math.max(accountMinor, isVip ? 0 : unlimitedFromMinor)
  const share = toMillionths(100 * proportion)
  // In whole millionths, as what is spent is counted: 21 / 0.35 is a little more than 60.
  return share > 0 ? Math.min(Math.ceil((accountMinor * MILLION) / share), unlimited) : unlimited
}
