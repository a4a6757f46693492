import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import { taxInGross } from '@vitrine/domain/checkout/tax-in-gross'
import type { Context } from '#api/context.ts'
import { getOpenCart, loadLines } from '#api/features/cart/index.ts'
import { loadTaxRates } from '#api/features/catalog/index.ts'
import { offerPayment, toWirePayment } from './methods/offer-payment.ts'
import { offerShipping, toWireShipping } from './methods/offer-shipping.ts'

type Address = { country_id: string; region: string }

export async function listShippingMethods(
  ctx: Context,
  { token, address }: { token: string; address: Address },
): Promise<ShippingMethod[]> {
  const { cartId } = await getOpenCart(ctx, token)
  const lines = await loadLines(ctx, cartId)
  const rateOf = await loadTaxRates(ctx, { country: address.country_id, region: address.region })
  const rate = Math.max(0, ...lines.map((line) => rateOf(line.product.taxClassId)))
  return offerShipping(ctx.store, address.country_id).map((offer, place) =>
    toWireShipping(offer, place, taxInGross(offer.priceMinor, rate)),
  )
}

export async function listPaymentMethods(ctx: Context, token: string): Promise<PaymentMethod[]> {
  const { cartId, shipping } = await getOpenCart(ctx, token)
  const lines = await loadLines(ctx, cartId)
  const order = { lines: lines.map((line) => line.product), carrierCode: shipping?.carrierCode ?? null }
  return offerPayment(ctx.store, order).map(toWirePayment)
}
