/** The tax inside an amount that includes it. `ratePercent` 19 means 19 %. Halves go up. */
export function taxInGross(grossMinor: number, ratePercent: number): number {
  if (ratePercent <= 0) return 0
  const rate = Math.round(ratePercent * 10_000)
  return Math.floor((grossMinor * rate) / (1_000_000 + rate) + 0.5)
}

/** An amount without tax, with the tax put on top. */
export function grossOf(netMinor: number, ratePercent: number): number {
  return netMinor + Math.floor((netMinor * Math.round(ratePercent * 10_000)) / 1_000_000 + 0.5)
}
