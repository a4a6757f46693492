import { MILLION, roundHalfUp, shareOf, toMillionths } from '../../money/percent.ts'

/** The tax inside an amount that includes it. `ratePercent` 19 means 19 %. Halves go up. */
export function taxInGross(grossMinor: number, ratePercent: number): number {
  if (ratePercent <= 0) return 0
  const rate = toMillionths(ratePercent)
  return roundHalfUp((grossMinor * rate) / (MILLION + rate))
}

/** An amount without tax, with the tax put on top. */
export function grossOf(netMinor: number, ratePercent: number): number {
  return netMinor + roundHalfUp(shareOf(netMinor, ratePercent))
}
