import type { CartTotals } from './totals.ts'

export type SegmentCode =
  | 'subtotal_incl_tax'
  | 'coupon_code'
  | 'payment_discount'
  | 'our_discount'
  | 'payment'
  | 'shipping'
  | 'shipping_on_checkout'
  | 'tax'
  | 'grand_total_before_discount'
  | 'user_account'
  | 'gift_card'
  | 'grand_total'
export type Segment = { code: SegmentCode; valueMinor: number | null; area?: 'footer' }

/** What delivery costs, also where nobody knows yet. */
export const isDelivery = ({ code }: { code: string }): boolean =>
  code === 'shipping' || code === 'shipping_on_checkout'

/**
 * The rows of a summary, in reading order. `our_discount` sums the two discounts above it and is not taken off again;
 * rows that say nothing are left out.
 */
export function totalSegments(totals: CartTotals): Segment[] {
  const discount = totals.couponMinor + totals.paymentDiscountMinor
  return [
    { code: 'subtotal_incl_tax', valueMinor: totals.subtotalMinor },
    ...when(totals.couponMinor > 0, { code: 'coupon_code', valueMinor: -totals.couponMinor }),
    ...when(totals.paymentDiscountMinor > 0, {
      code: 'payment_discount',
      valueMinor: -totals.paymentDiscountMinor,
    }),
    ...when(discount > 0, { code: 'our_discount', valueMinor: -discount }),
    ...when(totals.paymentFeeMinor > 0, { code: 'payment', valueMinor: totals.paymentFeeMinor }),
    ...deliveryRow(totals),
    ...when(totals.zipTaxMinor > 0, { code: 'tax', valueMinor: totals.zipTaxMinor }),
    { code: 'grand_total_before_discount', valueMinor: totals.beforeDiscountMinor },
    ...when(totals.bonusMinor > 0, { code: 'user_account', valueMinor: -totals.bonusMinor }),
    ...when(totals.giftCardMinor > 0, { code: 'gift_card', valueMinor: -totals.giftCardMinor }),
    { code: 'grand_total', valueMinor: totals.grandTotalMinor, area: 'footer' },
  ]
}

/** Where nothing is delivered, nothing is said of it: a gift card sent "free of charge" reads as one that comes by post. */
function deliveryRow({ isVirtual, shippingMinor }: CartTotals): Segment[] {
  if (isVirtual) return []
  return shippingMinor === null
    ? [{ code: 'shipping_on_checkout', valueMinor: null }]
    : [{ code: 'shipping', valueMinor: shippingMinor }]
}

function when(condition: boolean, segment: Segment): Segment[] {
  return condition ? [segment] : []
}
