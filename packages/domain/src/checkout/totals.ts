// The one computation of what a cart costs, for browser and server. Minor units, prices with tax.
import { isVirtualCart } from '../cart/is-virtual-cart.ts'
import type { ProductType } from '../catalog/records.ts'
import { addMoney, multiplyMoney } from '../money/money.ts'
import { taxParts } from '../pricing/tax/tax-parts.ts'
import { zipTax } from '../pricing/tax/zip-tax.ts'
import { type BonusTerms, bonusSpend } from '../promotion/bonus-spend.ts'
import { type CouponTerms, couponBases, couponDiscount, givesFreeDelivery } from '../promotion/coupon.ts'
import { type GiftCardTerms, type GiftCardUse, spendGiftCards } from '../promotion/gift-card.ts'
import { reducibleRows } from '../promotion/reducible-rows.ts'
import { discountShares, paymentDiscount } from './discounts.ts'
import { deliveryCostMinor } from './free-delivery.ts'
import type { PaymentTerms, ShippingTerms } from './methods.ts'

export type PricedLine = {
  /** Tells lines apart whatever their sequence; see cart/line-identity.ts. */
  key: string
  type: ProductType
  qty: number
  /** One piece with its surcharges, tax included. */
  unitMinor: number
  /** Of the tax inside. */
  taxPercent: number
  /** Of the tax a postcode puts on top. */
  zipTaxPercent?: number
  /** Bought here, to be spent later: cards do not pay for it, and it is money, which nothing makes cheaper. */
  isGiftCard?: boolean
}

export type TotalsInput = {
  lines: readonly PricedLine[]
  /** Null while no way of delivery is chosen. */
  shipping: ShippingTerms | null
  payment: PaymentTerms | null
  coupon: CouponTerms | null
  bonus: BonusTerms | null
  giftCards?: readonly GiftCardTerms[]
  /** Whether the postcode taxes delivery, too. */
  isShippingTaxed?: boolean
}

export type CartTotals = {
  subtotalMinor: number
  couponMinor: number
  paymentDiscountMinor: number
  /** Null: not known yet. */
  shippingMinor: number | null
  /** Nothing is brought anywhere. */
  isVirtual: boolean
  paymentFeeMinor: number
  zipTaxMinor: number
  /** Subtotal, fee, delivery and tax on top, before anything is taken off. */
  beforeDiscountMinor: number
  bonusMinor: number
  giftCardMinor: number
  giftCards: GiftCardUse[]
  grandTotalMinor: number
  /** All tax there is, inside and on top. A gift card pays it, as it pays everything. */
  taxMinor: number
  itemsQty: number
  lines: LineTotals[]
}
export type LineTotals = { key: string; rowMinor: number; discountMinor: number; taxMinor: number }

export function computeTotals(input: TotalsInput): CartTotals {
  // Left-over cents go to the same lines whatever the sequence of the cart.
  const order = input.lines.map((_, index) => index).sort((a, b) => byKey(input.lines[a], input.lines[b]))
  const totals = computeSorted({ ...input, lines: order.flatMap((index) => input.lines[index] ?? []) })
  const lines: LineTotals[] = []
  for (const [place, line] of totals.lines.entries()) lines[order[place] ?? place] = line
  return { ...totals, lines }
}

function byKey(one: PricedLine | undefined, other: PricedLine | undefined): number {
  if (one === undefined || other === undefined || one.key === other.key) return 0
  return one.key < other.key ? -1 : 1
}

function computeSorted(input: TotalsInput): CartTotals {
  const goods = countGoods(input)
  const { subtotalMinor, couponMinor, paymentDiscountMinor } = goods
  const shippingMinor = shippingCharge(goods, input)
  const paymentFeeMinor = input.lines.length > 0 ? (input.payment?.feeMinor ?? 0) : 0
  const zipTaxMinor = zipTax({
    lines: goods.rests.map((restMinor, index) => ({
      restMinor,
      percent: input.lines[index]?.zipTaxPercent ?? 0,
    })),
    taxedShippingMinor: input.isShippingTaxed ? (shippingMinor ?? 0) : 0,
  })
  const extraMinor = (shippingMinor ?? 0) + paymentFeeMinor
  const beforeDiscountMinor = subtotalMinor + extraMinor + zipTaxMinor
  const boughtCards = goods.rests.filter((_, index) => input.lines[index]?.isGiftCard)
  const paid = payTotal(
    {
      totalMinor: beforeDiscountMinor - couponMinor - paymentDiscountMinor,
      boughtCardsMinor: addMoney(...boughtCards),
    },
    input,
  )
  const { bonusMinor } = paid
  const taxed = input.lines.map(({ taxPercent }, index) => ({
    restMinor: goods.rests[index] ?? 0,
    taxPercent,
  }))
  const inside = taxParts({ lines: taxed, bonusMinor, extraMinor, zipTaxMinor })
  return {
    subtotalMinor,
    couponMinor,
    paymentDiscountMinor,
    shippingMinor,
    isVirtual: isVirtualCart(input.lines),
    paymentFeeMinor,
    zipTaxMinor,
    beforeDiscountMinor,
    ...paid,
    taxMinor: inside.taxMinor + zipTaxMinor,
    itemsQty: input.lines.reduce((sum, line) => sum + line.qty, 0),
    lines: goods.rows.map((row, index) => ({
      ...row,
      discountMinor: goods.discounts[index] ?? 0,
      taxMinor: inside.lines[index] ?? 0,
    })),
  }
}

/** With what was earned first, then with what was bought before. */
function payTotal(
  { totalMinor, boughtCardsMinor }: { totalMinor: number; boughtCardsMinor: number },
  { bonus, giftCards = [] }: TotalsInput,
) {
  const bonusMinor = bonusSpend(totalMinor, bonus)
  const used = spendGiftCards({ totalMinor, bonusMinor, boughtCardsMinor }, giftCards)
  const giftCardMinor = addMoney(...used.map((card) => card.usedMinor))
  return {
    bonusMinor,
    giftCards: used,
    giftCardMinor,
    grandTotalMinor: totalMinor - bonusMinor - giftCardMinor,
  }
}

type Goods = ReturnType<typeof countGoods>

function countGoods({ lines, coupon, payment }: TotalsInput) {
  const rows = lines.map(({ key, unitMinor, qty }) => ({ key, rowMinor: multiplyMoney(unitMinor, qty) }))
  const subtotalMinor = addMoney(...rows.map((row) => row.rowMinor))
  const reducible = reducibleRows(lines)
  const couponBasesMinor = couponBases(reducible, coupon)
  const couponMinor = couponDiscount(addMoney(...couponBasesMinor), coupon)
  const reducibleMinor = addMoney(...reducible.map((row) => row.rowMinor))
  const paymentDiscountMinor = paymentDiscount({ subtotalMinor: reducibleMinor, couponMinor }, payment)
  const discounts = discountShares({ rows: reducible, couponBasesMinor, couponMinor, paymentDiscountMinor })
  const rests = rows.map(({ rowMinor }, index) => rowMinor - (discounts[index] ?? 0))
  return { rows, reducible, subtotalMinor, couponMinor, paymentDiscountMinor, discounts, rests }
}

/** Goods after coupons only: a discount for the way to pay must not take back a free delivery that was promised. */
function shippingCharge(
  { reducible, subtotalMinor, couponMinor }: Goods,
  { lines, shipping, coupon }: TotalsInput,
): number | null {
  if (lines.length === 0 || isVirtualCart(lines)) return 0
  if (!shipping) return null
  return givesFreeDelivery(reducible, coupon) ? 0 : deliveryCostMinor(shipping, subtotalMinor - couponMinor)
}
