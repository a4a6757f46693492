import { addMoney, toMajor, toMinor } from '../money/money.ts'
import { zipTax } from '../pricing/tax/zip-tax.ts'
import { bagTotals } from './bag-totals.ts'
import { isDelivery } from './total-segments.ts'

/** Major units, as a reply holds them. */
type Row = { code: string; title: string; value: number | null }
type Sums = { grand_total: number; coupon_code?: string | null; total_segments: Row[] }
type Costs = {
  /** By the way the order will go. */
  shipping: number
  payment: { title: string; cost: number }
  /** Of the postcode, on goods worth this much before the coupon; null where none is put on top, or none is known. */
  tax: { title: string; percent: number; isShippingTaxed: boolean; goods: number } | null
}

/** What a way to pay costs is told below the goods and what they are reduced by. */
const OF_GOODS = new Set(['subtotal_incl_tax', 'coupon_code', 'payment_discount', 'our_discount'])
const ABOVE_TAX = new Set([...OF_GOODS, 'payment', 'shipping_on_checkout'])

/**
 * The sums of a bag with what its ways and its postcode cost, once, while the shop cannot be asked; what a way to pay takes
 * off, the shop takes off when it counts. Delivery and tax of an earlier visit give way: they were for its address.
 */
export function offlineTotal<S extends Sums>(counted: S, { shipping, payment, tax }: Costs): S {
  const sums: S = bagTotals<Row, S>(counted)
  const rows = sums.total_segments.filter(({ code }) => code !== 'tax')
  const delivery = rows.find(isDelivery)
  // A coupon that gives delivery has no row of its own.
  const isGiven = delivery?.value === 0 && Boolean(sums.coupon_code)
  const shippingMinor = delivery && !isGiven ? toMinor(shipping) : 0
  // Beside credits the way that was counted stands in the sums still.
  const feeMinor = rows.some(({ code }) => code === 'payment') ? 0 : toMinor(payment.cost)
  const taxMinor = tax ? taxOf(tax, { rows, shippingMinor }) : 0
  const former = [delivery, sums.total_segments.find(({ code }) => code === 'tax')]
  const formerMinor = addMoney(...former.map((row) => toMinor(row?.value ?? 0)))
  const wholeMinor = addMoney(toMinor(sums.grand_total), shippingMinor, feeMinor, taxMinor) - formerMinor
  // What cards and bonuses pay is known only as it was counted.
  const grand_total = toMajor(Math.max(0, wholeMinor))
  // The name of another way would be wrong here.
  const charge = { code: 'shipping_on_checkout', title: '', value: toMajor(shippingMinor) }
  const total_segments = rows.map((row) => {
    if (isDelivery(row)) return charge
    return row.code === 'grand_total' ? { ...row, value: grand_total } : row
  })
  insert(total_segments, OF_GOODS, { code: 'payment', title: payment.title, value: toMajor(feeMinor) })
  insert(total_segments, ABOVE_TAX, { code: 'tax', title: tax?.title ?? '', value: toMajor(taxMinor) })
  return { ...sums, grand_total, total_segments }
}

function taxOf(
  { goods, percent, isShippingTaxed }: NonNullable<Costs['tax']>,
  { rows, shippingMinor }: { rows: readonly Row[]; shippingMinor: number },
): number {
  const coupon = rows.find(({ code }) => code === 'coupon_code')
  const restMinor = Math.max(0, addMoney(toMinor(goods), toMinor(coupon?.value ?? 0)))
  return zipTax({ lines: [{ restMinor, percent }], taxedShippingMinor: isShippingTaxed ? shippingMinor : 0 })
}

/** Below the last of some rows; what comes to nothing has none. */
function insert(rows: Row[], above: ReadonlySet<string>, row: Row & { value: number }): void {
  if (row.value > 0) rows.splice(rows.findLastIndex(({ code }) => above.has(code)) + 1, 0, row)
}
