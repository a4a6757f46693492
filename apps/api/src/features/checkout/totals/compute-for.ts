import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { type CartTotals, computeTotals, type PricedLine } from '@vitrine/domain/checkout/totals'
import { taxedElsewhere } from '@vitrine/domain/pricing/tax/tax-on-top'
import { isGiftCard } from '@vitrine/domain/promotion/bought-gift-card'
import { couponRefusal } from '@vitrine/domain/promotion/coupon'
import { reducibleRows } from '@vitrine/domain/promotion/reducible-rows'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Context } from '#api/context.ts'
import type { Promotions } from '#api/features/promotions/index.ts'
import type { OfferedPayment } from '../methods/offer-payment.ts'
import type { OfferedShipping } from '../methods/offer-shipping.ts'
import { type Destination, loadTaxTerms, type TaxTerms } from './load-tax-terms.ts'

export type TotalsLine = {
  itemId: number
  key: string
  qty: number
  unitMinor: number
  product: Sellable
  options: readonly { label: string; value: string }[]
}
export type TotalsInput = {
  lines: readonly TotalsLine[]
  shipping: OfferedShipping | null
  payment: OfferedPayment | null
  promotions: Promotions
}
export type Computed = TotalsInput & { totals: CartTotals; priced: PricedLine[]; tax: TaxTerms }

export async function computeFor(
  ctx: Context,
  input: TotalsInput & { place: Destination },
): Promise<Computed> {
  return computeWith(await loadTaxTerms(ctx, input.place), ctx.store, input)
}

export function computeWith(tax: TaxTerms, store: StoreView, input: TotalsInput): Computed {
  const priced = input.lines.map(({ key, qty, unitMinor, product }) => {
    const rate = tax.rateOf(product.taxClassId)
    const percent = tax.byZip ? 0 : rate
    const includedPercent = store.pricesIncludeTax ? percent : (product.taxOnTopPercent ?? 0)
    const gross = taxedElsewhere(unitMinor, { includedPercent, percent })
    const zipTaxPercent = tax.byZip ? rate : 0
    return {
      ...{ key, type: product.type, qty, unitMinor: gross, taxPercent: percent, zipTaxPercent },
      isGiftCard: isGiftCard(product),
    }
  })
  const { lines, shipping, payment } = input
  const promotions = withoutIdleCoupon(input.promotions, priced)
  const isShippingTaxed = tax.byZip?.isShippingTaxed ?? false
  const totals = computeTotals({
    lines: priced,
    shipping,
    payment,
    coupon: promotions.coupon?.terms ?? null,
    bonus: promotions.bonus,
    giftCards: promotions.giftCards,
    isShippingTaxed,
  })
  return { lines, shipping, payment, promotions, totals, priced, tax }
}

/** By the prices where the goods go: a coupon that gives nothing there is neither named nor used up. */
function withoutIdleCoupon(promotions: Promotions, priced: readonly PricedLine[]): Promotions {
  const { coupon } = promotions
  const problem = coupon && couponRefusal(reducibleRows(priced), coupon.terms)
  if (!coupon || !problem) return promotions
  return { ...promotions, coupon: null, idleCoupon: { code: coupon.code, problem } }
}
