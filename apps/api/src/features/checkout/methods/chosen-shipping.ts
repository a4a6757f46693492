import { parcelGrams } from '@vitrine/domain/checkout/delivery'
import type { Offering } from '#api/commerce/commerce.ts'
import type { Cart, CartLine } from '#api/features/cart/index.ts'
import { type OfferedShipping, offerShipping } from './offer-shipping.ts'

/** The way a cart has chosen; one that no longer leads there, or takes no parcel as heavy, counts as none. */
export function chosenShipping(
  offering: Offering,
  { shipping }: Pick<Cart, 'shipping'>,
  lines: readonly CartLine[],
): OfferedShipping | null {
  if (!shipping?.methodCode) return null
  const { carrierCode, methodCode, country, postcode } = shipping
  const offers = offerShipping(offering, { country, postcode, grams: parcelGrams(lines) })
  return offers.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode) ?? null
}
