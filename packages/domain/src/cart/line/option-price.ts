// Surcharges of a shopper's choices. Always from the base price, never from one that holds surcharges already.
import { addMoney, multiplyMoney, percentOf } from '../../money/money.ts'

export type Surcharge = { priceMinor: number; priceType: 'fixed' | 'percent' }
export type BundlePart = { unitMinor: number; qty: number }

export function surchargeOf(baseMinor: number, surcharges: readonly Surcharge[]): number {
  return addMoney(
    ...surcharges.map(({ priceMinor, priceType }) =>
      // A percent is kept like money, in hundredths: 1250 means 12.5 %.
      priceType === 'percent' ? percentOf(baseMinor, priceMinor / 100) : priceMinor,
    ),
  )
}

/** Parts chosen with a quantity below nothing count as none. */
export function bundleUnitPrice(parts: readonly BundlePart[]): number {
  return addMoney(...parts.map(({ unitMinor, qty }) => multiplyMoney(unitMinor, Math.max(0, qty))))
}
