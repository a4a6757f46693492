/** A limit nobody reaches (the specification's 1,000,000): delivery is never free. */
export const NEVER_FREE_MINOR = 100_000_000

/** What goods, discounts taken off, still lack until their delivery costs nothing; null where it always costs. */
export function missingForFreeMinor(afterMinor: number, limitMinor: number): number | null {
  return limitMinor >= NEVER_FREE_MINOR ? null : Math.max(0, limitMinor - afterMinor)
}

type DeliveryPrice = { priceMinor: number; limitMinor: number }

/** What a way of delivery costs goods of this worth, discounts taken off. */
export const deliveryCostMinor = ({ priceMinor, limitMinor }: DeliveryPrice, afterMinor: number): number =>
  missingForFreeMinor(afterMinor, limitMinor) === 0 ? 0 : priceMinor
