import { allocate } from '../../money/allocate.ts'
import { addMoney } from '../../money/money.ts'
import { taxInGross } from './tax-in-gross.ts'

type Input = {
  /** With all discounts taken off. */
  lines: readonly { restMinor: number; taxPercent: number }[]
  /** Paid with bonuses: off everything there is to pay. */
  bonusMinor: number
  /** Delivery and payment fee; taxed like the goods with the highest rate. */
  extraMinor: number
  /** On top, and not taxed itself. */
  zipTaxMinor: number
}

/** The tax prices hold: each line's of what is really paid for it, and that of all, delivery included. */
export function taxParts({ lines, bonusMinor, extraMinor, zipTaxMinor }: Input): {
  lines: number[]
  taxMinor: number
} {
  const rests = lines.map((line) => line.restMinor)
  const bonuses = allocate(bonusMinor, [...rests, extraMinor, zipTaxMinor])
  const taxes = lines.map(({ restMinor, taxPercent }, index) =>
    taxInGross(restMinor - (bonuses[index] ?? 0), taxPercent),
  )
  const extraRate = Math.max(0, ...lines.map((line) => line.taxPercent))
  const extraTax = taxInGross(extraMinor - (bonuses[lines.length] ?? 0), extraRate)
  return { lines: taxes, taxMinor: addMoney(extraTax, ...taxes) }
}
