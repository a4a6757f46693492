/** How amounts of a feed in dollars become those of a store. */
export type PriceConversion = {
  rate: number
  /** Rounded to a multiple of this: what a shop would write. */
  stepMinor: number
}

export function convertPrice(dollars: number, { rate, stepMinor }: PriceConversion): number {
  return Math.round((dollars * 100 * rate) / stepMinor) * stepMinor
}
