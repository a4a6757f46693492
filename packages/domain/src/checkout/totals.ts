// The one computation of what a cart costs, for browser and server. Minor units, prices with tax.
import { isVirtualCart } from '../cart/is-virtual-cart.ts'
import type { ProductType } from '../catalog/records.ts'
import { addMoney, multiplyMoney } from '../money/money.ts'
import { type BonusTerms, bonusSpend } from './bonus-spend.ts'
import { type CouponTerms, couponDiscount, paymentDiscount } from './discounts.ts'
import { deliveryCostMinor } from './free-delivery.ts'
import type { PaymentTerms, ShippingTerms } from './methods.ts'
import { taxParts } from './tax-parts.ts'

export type PricedLine = {
  /** Tells lines apart whatever their sequence; see cart/line-identity.ts. */
  key: string
  type: ProductType
  qty: number
  /** One piece with its surcharges, tax included. */
  unitMinor: number
  taxPercent: number
}

export type TotalsInput = {
  lines: readonly PricedLine[]
  /** Null while no way of delivery is chosen. */
  shipping: ShippingTerms | null
  payment: PaymentTerms | null
  coupon: CouponTerms | null
  bonus: BonusTerms | null
}

export type CartTotals = {
  subtotalMinor: number
  couponMinor: number
  paymentDiscountMinor: number
  /** Null: not known yet. */
  shippingMinor: number | null
  paymentFeeMinor: number
  /** Subtotal, fee and delivery, before anything is taken off. */
  beforeDiscountMinor: number
  bonusMinor: number
  grandTotalMinor: number
  /** Contained in the grand total. */
  taxMinor: number
  itemsQty: number
  lines: LineTotals[]
}
export type LineTotals = { key: string; rowMinor: number; discountMinor: number; taxMinor: number }

export function computeTotals(input: TotalsInput): CartTotals {
  const rows = input.lines.map((line) => multiplyMoney(line.unitMinor, line.qty))
  const subtotalMinor = addMoney(...rows)
  const couponMinor = couponDiscount(subtotalMinor, input.coupon)
  const paymentDiscountMinor = paymentDiscount({ subtotalMinor, couponMinor }, input.payment)
  const afterMinor = subtotalMinor - couponMinor - paymentDiscountMinor
  const shippingMinor = shippingCharge(afterMinor, input)
  const paymentFeeMinor = input.lines.length > 0 ? (input.payment?.feeMinor ?? 0) : 0
  const totalMinor = afterMinor + (shippingMinor ?? 0) + paymentFeeMinor
  const bonusMinor = bonusSpend(totalMinor, input.bonus)
  const discountMinor = couponMinor + paymentDiscountMinor
  return {
    subtotalMinor,
    couponMinor,
    paymentDiscountMinor,
    shippingMinor,
    paymentFeeMinor,
    beforeDiscountMinor: subtotalMinor + paymentFeeMinor + (shippingMinor ?? 0),
    bonusMinor,
    grandTotalMinor: totalMinor - bonusMinor,
    itemsQty: input.lines.reduce((sum, line) => sum + line.qty, 0),
    ...taxParts({
      lines: input.lines,
      rows,
      discountMinor,
      bonusMinor,
      extraMinor: (shippingMinor ?? 0) + paymentFeeMinor,
    }),
  }
}

function shippingCharge(afterMinor: number, { lines, shipping, coupon }: TotalsInput): number | null {
  if (lines.length === 0 || isVirtualCart(lines)) return 0
  if (!shipping) return null
  return coupon?.freeDelivery === true ? 0 : deliveryCostMinor(shipping, afterMinor)
}
