import type { PaymentMethod, ShippingMethod, ShippingMethodAnywhere } from '@vitrine/contract/cart/checkout'
import { deliveryCountries, parcelGrams } from '@vitrine/domain/checkout/delivery'
import { taxInGross } from '@vitrine/domain/pricing/tax/tax-in-gross'
import { offeringOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { type CartLine, getOpenCart, loadLines } from '#api/features/cart/index.ts'
import { chosenShipping } from './methods/chosen-shipping.ts'
import { offerPayment, toWirePayment } from './methods/offer-payment.ts'
import { offerShipping, toWireShipping } from './methods/offer-shipping.ts'
import { type Destination, loadTaxTerms } from './totals/load-tax-terms.ts'

type Address = { country_id: string; postcode?: string }

export async function listShippingMethods(
  ctx: Context,
  { token, address }: { token: string; address: Address },
): Promise<ShippingMethod[]> {
  const lines = await loadLines(ctx, await getOpenCart(ctx, token))
  const { country_id: country, postcode } = address
  const rate = await highestRate(ctx, lines, { country, ...(postcode && { postcode }) })
  const offers = offerShipping(await offeringOf(ctx), { country, postcode, grams: parcelGrams(lines) })
  return offers.map((offer, place) => toWireShipping(offer, place, taxInGross(offer.priceMinor, rate)))
}

/**
 * Every way of the store, those to its own country first. A way is told once a price, with tax and without, and with the
 * countries it leads to at both. Without a cart they are those for a parcel that is empty yet.
 */
export async function listAllShippingMethods(
  ctx: Context,
  token: string | undefined,
): Promise<ShippingMethodAnywhere[]> {
  const lines = token === undefined ? [] : await loadLines(ctx, await getOpenCart(ctx, token))
  const offering = await offeringOf(ctx)
  const countries = deliveryCountries(offering.commerce.delivery, ctx.store)
  const isAbroad = (country: string) => Number(country !== ctx.store.defaultCountry)
  const grams = parcelGrams(lines)
  const ways = new Map<string, ShippingMethodAnywhere>()
  for (const country of countries.toSorted((a, b) => isAbroad(a) - isAbroad(b))) {
    const rate = await highestRate(ctx, lines, { country })
    for (const offer of offerShipping(offering, { country, grams })) {
      const { carrierCode, methodCode, priceMinor, limitMinor, days } = offer
      const taxMinor = taxInGross(priceMinor, rate)
      const name = JSON.stringify([carrierCode, methodCode, priceMinor, taxMinor, limitMinor, days])
      const known = ways.get(name)
      if (known) known.countries.push(country)
      else ways.set(name, { ...toWireShipping(offer, ways.size, taxMinor), countries: [country] })
    }
  }
  return [...ways.values()]
}

/** Of the tax inside: what a postcode puts on top is in no price. */
async function highestRate(ctx: Context, lines: readonly CartLine[], to: Destination): Promise<number> {
  const { rateOf, byZip } = await loadTaxTerms(ctx, to)
  if (byZip) return 0
  return Math.max(0, ...lines.map((line) => rateOf(line.product.taxClassId)))
}

export async function listPaymentMethods(ctx: Context, token: string): Promise<PaymentMethod[]> {
  const cart = await getOpenCart(ctx, token)
  const lines = await loadLines(ctx, cart)
  const offering = await offeringOf(ctx)
  const carrierCode = chosenShipping(offering, cart, lines)?.carrierCode ?? null
  const order = { lines: lines.map((line) => line.product), carrierCode }
  return offerPayment(offering, order).map(toWirePayment)
}
