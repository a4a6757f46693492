import { shareOf } from '../money/percent.ts'

/** Minor units; a cent less than a whole one is not given. `paidMinor`: what goods cost in money. */
export const cashback = (paidMinor: number, percent: number): number =>
  Math.max(0, Math.floor(shareOf(paidMinor, percent)))
