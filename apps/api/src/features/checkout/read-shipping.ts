import type { ShippingInformation } from '@vitrine/contract/cart/checkout'

/** Where to and how, however it was spelled. */
export function readShipping(given: ShippingInformation) {
  const { countryId, country_id, postcode } = placeOf(given)
  return {
    ...{ country: countryId ?? country_id, postcode },
    carrierCode: given.shippingCarrierCode ?? given.shipping_carrier_code,
    methodCode: given.shippingMethodCode ?? given.shipping_method_code,
    paymentCode: given.paymentMethodCode ?? given.payment_method_code,
  }
}

type Place = { countryId?: string; country_id?: string; postcode?: string | undefined }
const placeOf = (given: ShippingInformation): Place =>
  'shippingAddress' in given ? given.shippingAddress : given.shipping_address
