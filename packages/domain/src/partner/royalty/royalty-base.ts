import { allocate } from '../../money/allocate.ts'
import { addMoney } from '../../money/money.ts'
import { taxInGross } from '../../pricing/tax/tax-in-gross.ts'

export type SoldLine = {
  rowMinor: number
  /** What coupon and way to pay took off. */
  discountMinor: number
  /** Of the tax inside. */
  taxPercent: number
  isGiftCard: boolean
}
type Sold = {
  lines: readonly SoldLine[]
  /** What was to be paid before bonuses and gift cards: goods, delivery, fee and tax on top. */
  totalMinor: number
  /** Paid with bonuses and gift cards. */
  notInMoneyMinor: number
}

/**
 * What a royalty is a share of, line by line: goods as they were paid for in money, without tax. Bonuses and gift cards pay
 * for everything in the order alike, so their share of a line is taken off; a gift card that is bought earns nothing.
 */
export function royaltyBases({ lines, totalMinor, notInMoneyMinor }: Sold): number[] {
  const rests = lines.map(({ rowMinor, discountMinor }) => Math.max(0, rowMinor - discountMinor))
  const extraMinor = Math.max(0, totalMinor - addMoney(...rests))
  const shares = allocate(notInMoneyMinor, [...rests, extraMinor])
  return lines.map(({ taxPercent, isGiftCard }, at) => {
    const inMoneyMinor = Math.max(0, (rests[at] ?? 0) - (shares[at] ?? 0))
    return isGiftCard ? 0 : inMoneyMinor - taxInGross(inMoneyMinor, taxPercent)
  })
}
