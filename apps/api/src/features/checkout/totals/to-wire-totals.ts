import type { TotalSegment, Totals } from '@vitrine/contract/cart'
import { taxInGross } from '@vitrine/domain/checkout/tax-in-gross'
import { type Segment, totalSegments } from '@vitrine/domain/checkout/total-segments'
import { addMoney, toMajor } from '@vitrine/domain/money/money'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Computed } from './compute-for.ts'
import { SEGMENT_TITLES } from './segment-titles.ts'

type Item = Totals['items'][number]

/** Totals as the wire has them: major units, goods with and without tax, a row for each step of the sum. */
export function toWireTotals(computed: Computed, store: StoreView, cartVersion: number): Totals {
  const { totals, priced } = computed
  const shippingMinor = totals.shippingMinor ?? 0
  const shippingTax = taxInGross(shippingMinor, Math.max(0, ...priced.map((line) => line.taxPercent)))
  const items = computed.lines.map((_, index) => toItem(computed, index))
  return {
    grand_total: toMajor(totals.grandTotalMinor),
    subtotal: toMajor(addMoney(...priced.map(netRow))),
    subtotal_incl_tax: toMajor(totals.subtotalMinor),
    discount_amount: toMajor(-(totals.couponMinor + totals.paymentDiscountMinor) || 0),
    shipping_amount: toMajor(shippingMinor - shippingTax),
    shipping_incl_tax: toMajor(shippingMinor),
    tax_amount: toMajor(totals.taxMinor),
    base_currency_code: store.currencyCode,
    quote_currency_code: store.currencyCode,
    items_qty: totals.itemsQty,
    coupon_code: null,
    items,
    total_segments: totalSegments(totals).map((segment) => toWireSegment(segment, computed, store)),
    cart_version: cartVersion,
  }
}

type Priced = Computed['priced'][number]
const netRow = ({ unitMinor, qty, taxPercent }: Priced) =>
  unitMinor * qty - taxInGross(unitMinor * qty, taxPercent)

function toItem({ lines, priced, totals }: Computed, index: number): Item {
  const line = lines[index]
  const price = priced[index]
  const sum = totals.lines[index]
  if (!line || !price || !sum) throw new Error('A line was lost on the way to its totals.')
  return {
    item_id: line.itemId,
    name: line.product.name,
    qty: line.qty,
    price: toMajor(price.unitMinor - taxInGross(price.unitMinor, price.taxPercent)),
    price_incl_tax: toMajor(price.unitMinor),
    row_total: toMajor(netRow(price)),
    row_total_incl_tax: toMajor(sum.rowMinor),
    tax_amount: toMajor(sum.taxMinor),
    tax_percent: price.taxPercent,
    discount_amount: toMajor(sum.discountMinor),
    options: JSON.stringify(line.options),
  }
}

function toWireSegment(
  { code, valueMinor, area }: Segment,
  computed: Computed,
  store: StoreView,
): TotalSegment {
  const method =
    code === 'shipping' ? computed.shipping : code.startsWith('payment') ? computed.payment : null
  return {
    code,
    title: method?.title ?? SEGMENT_TITLES[code][store.language],
    value: valueMinor === null ? null : toMajor(valueMinor),
    ...(area && { area }),
  }
}
