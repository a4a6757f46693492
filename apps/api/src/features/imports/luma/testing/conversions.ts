import type { PriceConversions } from '../prices.ts'

const [usd, eur, rub] = [
  { rate: 1, stepMinor: 1 },
  { rate: 0.92, stepMinor: 50 },
  { rate: 90, stepMinor: 1000 },
]

/** As a new shop has them. */
export const CONVERSIONS: PriceConversions = new Map([
  ['us', usd],
  ['en', usd],
  ['eu', eur],
  ['de', eur],
  ['ru', rub],
  ['ua', eur],
  ['cn', usd],
])
