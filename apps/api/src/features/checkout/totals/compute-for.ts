import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { grossOf } from '@vitrine/domain/checkout/tax-in-gross'
import { type CartTotals, computeTotals, type PricedLine } from '@vitrine/domain/checkout/totals'
import type { Context } from '#api/context.ts'
import type { OfferedPayment } from '../methods/offer-payment.ts'
import type { OfferedShipping } from '../methods/offer-shipping.ts'
import { loadTaxRates, type TaxPlace } from './tax-rates.ts'

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
    const taxPercent = rateOf(product.taxClassId)
    const gross = ctx.store.pricesIncludeTax ? unitMinor : grossOf(unitMinor, taxPercent)
    return { key, type: product.type, qty, unitMinor: gross, taxPercent }
  })
  const { shipping, payment } = input
  const totals = computeTotals({ lines: priced, shipping, payment, coupon: null, bonus: null })
  return { ...input, totals, priced }
}
