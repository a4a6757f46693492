import { allocate } from '../money/allocate.ts'
import { addMoney } from '../money/money.ts'
import { taxInGross } from './tax-in-gross.ts'

type Input = {
  lines: readonly { key: string; taxPercent: number }[]
  rows: readonly number[]
  /** Coupon and payment discount: off the goods. */
  discountMinor: number
  /** Paid with bonuses: off everything, delivery included. */
  bonusMinor: number
  /** Delivery and payment fee; taxed like the goods with the highest rate. */
  extraMinor: number
}
type Share = { key: string; rowMinor: number; discountMinor: number; taxMinor: number }

/** Spreads discounts over the lines to the last cent, so that each line's tax is of what is really paid for it. */
export function taxParts(input: Input): { lines: Share[]; taxMinor: number } {
  // Left-over cents go to the same lines whatever the sequence of the cart.
  const order = input.lines.map((_, index) => index).sort((a, b) => compareKeys(input, a, b))
  const rows = order.map((index) => input.rows[index] ?? 0)
  const discounts = allocate(input.discountMinor, rows)
  const paid = rows.map((row, place) => row - (discounts[place] ?? 0))
  const bonuses = allocate(input.bonusMinor, [...paid, input.extraMinor])
  const shares: Share[] = []
  order.forEach((index, place) => {
    const { key, taxPercent } = input.lines[index] ?? { key: '', taxPercent: 0 }
    const discountMinor = discounts[place] ?? 0
    const restMinor = (paid[place] ?? 0) - (bonuses[place] ?? 0)
    shares[index] = {
      key,
      rowMinor: rows[place] ?? 0,
      discountMinor,
      taxMinor: taxInGross(restMinor, taxPercent),
    }
  })
  const extraRate = Math.max(0, ...input.lines.map((line) => line.taxPercent))
  const extraTax = taxInGross(input.extraMinor - (bonuses.at(-1) ?? 0), extraRate)
  return { lines: shares, taxMinor: addMoney(extraTax, ...shares.map((share) => share.taxMinor)) }
}

function compareKeys({ lines, rows }: Input, a: number, b: number): number {
  const one = lines[a]?.key ?? ''
  const other = lines[b]?.key ?? ''
  if (one !== other) return one < other ? -1 : 1
  return (rows[a] ?? 0) - (rows[b] ?? 0)
}
