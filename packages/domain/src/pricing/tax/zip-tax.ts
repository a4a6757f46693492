import { addMoney, percentOf } from '../../money/money.ts'

/** Where prices hold no tax and the postcode decides what is put on top. */
const TAXED_BY_ZIP = 'US'

/** A shop at home there collects it; from abroad it is the recipient's, with the duty. */
export function isTaxedByZip({ defaultCountry }: { defaultCountry: string }, country: string): boolean {
  return country === TAXED_BY_ZIP && defaultCountry === TAXED_BY_ZIP
}

/** Where regions have taxes of their own; elsewhere nothing tells the region of an address, and a rate of one would count nowhere. */
export const hasTaxedRegions = (country: string): boolean => country === TAXED_BY_ZIP

/** Where the shop knows which city a postcode belongs to. */
export const isPlacedByZip = (country: string): boolean => country === TAXED_BY_ZIP

/** What the price tag of a store leaves out: told beside it, until a postcode has put it on top. */
export function addsTaxLater(store: { defaultCountry: string; pricesIncludeTax: boolean }): boolean {
  return !store.pricesIncludeTax || isTaxedByZip(store, store.defaultCountry)
}

type Input = {
  /** Goods with their discounts taken off. */
  lines: readonly { restMinor: number; percent: number }[]
  /** 0 where the state does not tax delivery. */
  taxedShippingMinor: number
}

/** Rounded once for each rate, so that the sum is what the rate says of the whole; delivery goes with the highest. */
export function zipTax({ lines, taxedShippingMinor }: Input): number {
  const highest = Math.max(0, ...lines.map(({ percent }) => percent))
  const rates = [...new Set(lines.map(({ percent }) => percent))]
  const baseOf = (rate: number) =>
    addMoney(...lines.filter(({ percent }) => percent === rate).map(({ restMinor }) => restMinor)) +
    (rate === highest ? taxedShippingMinor : 0)
  return addMoney(...rates.map((rate) => percentOf(baseOf(rate), rate)))
}
