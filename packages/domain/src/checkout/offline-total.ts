import { addMoney, toMajor, toMinor } from '../money/money.ts'
import { bagTotals } from './bag-totals.ts'

/** Major units, as a reply holds them. */
type Row = { code: string; title: string; value: number | null }
type Sums = { grand_total: number; total_segments: Row[] }
type Costs = { shipping: number; payment: { title: string; cost: number } }

/** What a way to pay costs is told below the goods and what they are reduced by. */
const OF_GOODS = new Set(['subtotal_incl_tax', 'coupon_code', 'payment_discount', 'our_discount'])

/**
 * The sums of a bag with what its ways cost, once, while the shop cannot be asked; what they take off, the shop takes off
 * when it counts.
 */
export function offlineTotal<S extends Sums>(counted: S, { shipping, payment }: Costs): S {
  const sums: S = bagTotals<Row, S>(counted)
  const rows = sums.total_segments
  // Counted already, or nothing to deliver: there is no open row then.
  const isOpen = rows.some(({ code }) => code === 'shipping_on_checkout')
  // Beside credits the way that was counted stands in the sums still.
  const fee = rows.some(({ code }) => code === 'payment') ? 0 : payment.cost
  const costs = [isOpen ? shipping : 0, fee]
  const grand_total = toMajor(addMoney(toMinor(sums.grand_total), ...costs.map(toMinor)))
  const values: Readonly<Record<string, number>> = { shipping_on_checkout: shipping, grand_total }
  const total_segments = rows.map((row) => ({ ...row, value: values[row.code] ?? row.value }))
  const below = rows.findLastIndex(({ code }) => OF_GOODS.has(code)) + 1
  if (fee > 0) total_segments.splice(below, 0, { code: 'payment', title: payment.title, value: fee })
  return { ...sums, grand_total, total_segments }
}
