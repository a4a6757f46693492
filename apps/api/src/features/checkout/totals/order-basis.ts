// An order that changes its way to pay is counted anew: from what it was counted from, by the function that counts every cart.
import type { Totals } from '@vitrine/contract/cart'
import type { ShippingTerms } from '@vitrine/domain/checkout/methods'
import { type CartTotals, computeTotals, type PricedLine } from '@vitrine/domain/checkout/totals'
import type { CouponTerms } from '@vitrine/domain/promotion/coupon'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { OfferedPayment } from '../methods/offer-payment.ts'
import { type Computed, computeWith, type TotalsInput } from './compute-for.ts'
import type { TaxTerms } from './load-tax-terms.ts'
import { type ShownCart, toWireTotals } from './to-wire-totals.ts'

/** As it is stored with the order. */
export type OrderBasis = Pick<ShownCart, 'tax'> & {
  lines: ShownCart['lines'][number][]
  priced: PricedLine[]
  shipping: (ShippingTerms & { title: string }) | null
  coupon: { code: string; terms: Omit<CouponTerms, 'covers'> & { covers?: string[] } } | null
  /** Held for the order since; it stays what it is. */
  bonusMinor: number
  giftCards: { id: number; codeEnd: string; balanceMinor: number; usedMinor: number }[]
  isShippingTaxed: boolean
  cartVersion: number
}

type Asked = { tax: TaxTerms; input: TotalsInput; cartVersion: number }

/** With what it shows, and what it can be counted from again. */
export function countOrder(store: StoreView, { tax, input, cartVersion }: Asked) {
  const computed = computeWith(tax, store, input)
  const wireTotals = toWireTotals(computed, store, cartVersion)
  return { ...computed, wireTotals, basis: basisOf(computed, cartVersion) }
}

function basisOf(computed: Computed, cartVersion: number): OrderBasis {
  const { lines, priced, shipping, promotions, tax, totals } = computed
  return {
    lines: lines.map(({ itemId, qty, options, product: { name } }) => ({
      itemId,
      qty,
      options,
      product: { name },
    })),
    priced,
    shipping: shipping && pickTerms(shipping),
    coupon: promotions.coupon && storedCoupon(promotions.coupon),
    bonusMinor: totals.bonusMinor,
    giftCards: promotions.giftCards.map(({ id, codeEnd, balanceMinor }, index) => {
      return { id, codeEnd, balanceMinor, usedMinor: totals.giftCards[index]?.usedMinor ?? 0 }
    }),
    tax: { byZip: tax.byZip && { region: tax.byZip.region } },
    isShippingTaxed: tax.byZip?.isShippingTaxed ?? false,
    cartVersion,
  }
}

export type Recounted = { totals: CartTotals; wire: Totals }

/** With another way to pay. Undefined where less were left to pay than bonuses and gift cards hold for it. */
export function recount(basis: OrderBasis, payment: OfferedPayment, store: StoreView): Recounted | undefined {
  const { lines, priced, shipping, coupon, giftCards, bonusMinor, tax, isShippingTaxed } = basis
  const all = { proportion: 1, unlimitedFromMinor: 0, isVip: true }
  const totals = computeTotals({
    lines: priced,
    shipping,
    payment,
    coupon: coupon && { ...coupon.terms, covers: coupon.terms.covers && new Set(coupon.terms.covers) },
    bonus: bonusMinor > 0 ? { accountMinor: bonusMinor, ...all } : null,
    giftCards: giftCards.map(({ id, usedMinor }) => ({ id, balanceMinor: usedMinor })),
    isShippingTaxed,
  })
  const isHeld = totals.giftCards.every(({ usedMinor }, index) => usedMinor === giftCards[index]?.usedMinor)
  if (totals.bonusMinor !== bonusMinor || !isHeld) return undefined
  const shown = { lines, priced, shipping, payment, promotions: { coupon, giftCards }, totals, tax }
  return { totals, wire: toWireTotals(shown, store, basis.cartVersion) }
}

const pickTerms = ({
  carrierCode,
  methodCode,
  priceMinor,
  limitMinor,
  title,
}: NonNullable<Computed['shipping']>) => ({
  ...{ carrierCode, methodCode, priceMinor, limitMinor, title },
})

function storedCoupon({ code, terms }: { code: string; terms: CouponTerms }): OrderBasis['coupon'] {
  const { covers, ...rest } = terms
  return { code, terms: { ...rest, ...(covers && { covers: [...covers] }) } }
}
