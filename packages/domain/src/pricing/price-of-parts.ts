// Prices of products made of others (spec §4, pricing of composite products).
import type { EffectivePrice } from './effective-price.ts'

export type PricedPart = { price: EffectivePrice; qty: number }

/** Grouped: one of each part. */
export function groupedPrice(parts: readonly EffectivePrice[]): EffectivePrice {
  return sumOf(parts.map((price) => ({ price, qty: 1 })))
}

/** Bundle: the default (else the first) selection of each option, times its quantity. */
export function bundlePrice(
  options: readonly (readonly (PricedPart & { isDefault: boolean })[])[],
): EffectivePrice {
  return sumOf(
    options.flatMap((selections) => selections.find((one) => one.isDefault) ?? selections[0] ?? []),
  )
}

/**
 * Configurable: the cheapest variant names the price. `max` is the dearest one's, when it differs.
 * Variants that cannot be bought count only when none can.
 */
export function variantsPrice(
  variants: readonly { price: EffectivePrice; available: boolean }[],
): { price: EffectivePrice; max: number | null } | undefined {
  const buyable = variants.filter((one) => one.available)
  const [first, ...rest] = (buyable.length > 0 ? buyable : variants).map((one) => one.price)
  if (first === undefined) return undefined
  const price = rest.reduce((least, one) => (one.final < least.final ? one : least), first)
  const max = rest.reduce((most, one) => Math.max(most, one.final), first.final)
  return { price, max: max > price.final ? max : null }
}

function sumOf(parts: readonly PricedPart[]): EffectivePrice {
  const final = parts.reduce((sum, { price, qty }) => sum + price.final * qty, 0)
  const regular = parts.reduce((sum, { price, qty }) => sum + price.regular * qty, 0)
  const isLowered = final < regular
  return { final, regular, special: isLowered ? final : 0, old: isLowered ? regular : null }
}
