import { type Parcel, whyNotBy } from '@vitrine/domain/checkout/delivery'
import { isOfflineShipping } from '@vitrine/domain/checkout/methods'
import { usualWay } from '@vitrine/domain/pickup/usual-way'
import type { Offering } from '#api/commerce/commerce.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'
import { type OfferedShipping, offerShipping } from './methods/offer-shipping.ts'

export { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'

type Asked = Parcel & { carrierCode: string; methodCode: string }
type Payment = {
  code: string
  lines: Parameters<typeof offerPayment>[1]['lines']
  carrierCode: string | null
}

/**
 * The way of an order: the one asked for, or a refusal that names the field. What a device offered that could ask nobody is
 * no way; the usual one stands in, and a higher total is asked about like any.
 */
export function getShippingOfOrder(offering: Offering, asked: Asked): OfferedShipping {
  if (!isOfflineShipping(asked)) return getShipping(offering, asked)
  const facts = ({ needsPoint, priceMinor }: OfferedShipping) => ({ needsPoint, cost: priceMinor })
  return usualWay(offerShipping(offering, asked), facts) ?? getShipping(offering, asked)
}

/** The method asked for, or a refusal that names the field. */
export function getShipping(
  offering: Offering,
  { carrierCode, methodCode, ...parcel }: Asked,
): OfferedShipping {
  const offers = offerShipping(offering, parcel)
  const offer = offers.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode)
  if (!offer) throw refuseShipping(offering, { way: { carrierCode, methodCode }, parcel })
  return offer
}

/** Beside the field that keeps it from going: the way, country or postcode of its address, or what it weighs. */
function refuseShipping({ store, commerce }: Offering, asked: Parameters<typeof whyNotBy>[2]): ShopError {
  const why = whyNotBy(commerce.delivery, store, asked)
  if (why === 'way') return refuse('SHIPPING_UNAVAILABLE', 'shipping_method_code')
  if (why === 'country') return refuse('SHIPPING_UNAVAILABLE', 'shippingAddress.country_id')
  if (why === 'postcode') return refuse('SHIPPING_UNAVAILABLE', 'shippingAddress.postcode')
  const path = 'addressInformation.shipping_method_code'
  return new ShopError('SHIPPING_UNAVAILABLE', {
    details: [{ path, key: 'TOO_HEAVY', message: 'takes no parcel as heavy as this one' }],
  })
}

export function getPayment(offering: Offering, { code, lines, carrierCode }: Payment): OfferedPayment {
  const offers = offerPayment(offering, { lines, carrierCode })
  const offer = offers.find((one) => one.code === code)
  if (!offer) throw refuse('PAYMENT_UNAVAILABLE', 'payment_method_code')
  return offer
}

function refuse(code: ErrorCode, field: string): ShopError {
  const path = `addressInformation.${field}`
  return new ShopError(code, {
    details: [{ path, key: 'REFUSED', message: 'is not offered for this order' }],
  })
}
