// What a shopper pays now for a shelf price with an optional promotion. Minor units in and out, all with tax or all
// without.
import { isWindowOpen, type PriceWindow } from './window.ts'

export type ListPrice = PriceWindow & {
  price: number
  /** 0 means none. */
  special?: number | null
  /** What an indexer made of price, promotions and catalogue rules, where a source brings it. */
  final?: number | null
  /** Lowest of the thirty days before the promotion, where known. */
  lowest?: number | null
}

export type EffectivePrice = {
  final: number
  regular: number
  /** 0 while no promotion lowers the price. */
  special: number
  /** Struck through beside the final price; null without a promotion. */
  old: number | null
  /** Lowest of the thirty days before the promotion: only with one, and only where known. */
  lowest?: number
}

/** `now` is ISO 8601. The lowest of the candidates wins. */
export function effectivePrice(listPrice: ListPrice, now: string): EffectivePrice {
  const regular = listPrice.price
  const lowered = candidatesOf(listPrice, now).filter((one) => one > 0 && one < regular)
  if (lowered.length === 0) return { final: regular, regular, special: 0, old: null }
  const final = Math.min(...lowered)
  const { lowest } = listPrice
  return { final, regular, special: final, old: regular, ...(lowest && { lowest }) }
}

/** A closed window takes the indexer's price with it: it was made while the window stood open. */
function candidatesOf({ special, final, from, to }: ListPrice, now: string): number[] {
  if (!special) return [final ?? 0]
  return isWindowOpen({ from, to }, now) ? [special, final ?? 0] : []
}

/** The same price with something added that no promotion lowers. */
export function withSurcharge(price: EffectivePrice, surcharge: number): EffectivePrice {
  const { final, regular, special, old, lowest } = price
  return {
    ...(lowest && { lowest: lowest + surcharge }),
    final: final + surcharge,
    regular: regular + surcharge,
    special: special === 0 ? 0 : special + surcharge,
    old: old === null ? null : old + surcharge,
  }
}
