import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { type CartTotals, computeTotals, type PricedLine } from '@vitrine/domain/checkout/totals'
import { taxedElsewhere } from '@vitrine/domain/pricing/tax/tax-on-top'
import type { Context } from '#api/context.ts'
import { loadTaxRates, type TaxPlace } from '#api/features/catalog/index.ts'
import type { OfferedPayment } from '../methods/offer-payment.ts'
import type { OfferedShipping } from '../methods/offer-shipping.ts'

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
  place: TaxPlace
  shipping: OfferedShipping | null
  payment: OfferedPayment | null
}
export type Computed = TotalsInput & { totals: CartTotals; priced: PricedLine[] }

/** Coupons and bonuses join here with their features. */
export async function computeFor(ctx: Context, input: TotalsInput): Promise<Computed> {
  const rateOf = await loadTaxRates(ctx, input.place)
  const priced = input.lines.map(({ key, qty, unitMinor, product }) => {
    const percent = rateOf(product.taxClassId)
    const held = ctx.store.pricesIncludeTax ? percent : (product.taxOnTopPercent ?? 0)
    const gross = taxedElsewhere(unitMinor, { held, percent })
    return { key, type: product.type, qty, unitMinor: gross, taxPercent: percent }
  })
  const { shipping, payment } = input
  const totals = computeTotals({ lines: priced, shipping, payment, coupon: null, bonus: null })
  return { ...input, totals, priced }
}
