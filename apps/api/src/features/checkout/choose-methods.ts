import type { ProductType } from '@vitrine/domain/catalog/records'
import type { Context } from '#api/context.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'
import { type OfferedShipping, offerShipping } from './methods/offer-shipping.ts'

type Delivery = { country: string; carrierCode: string; methodCode: string }
type Payment = { code: string; lines: readonly { type: ProductType }[]; carrierCode: string | null }

/** The method asked for, or a refusal that names the field. */
export function getShipping(
  { store }: Context,
  { country, carrierCode, methodCode }: Delivery,
): OfferedShipping {
  const offers = offerShipping(store, country)
  const offer = offers.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode)
  if (!offer) throw refuse('SHIPPING_UNAVAILABLE', 'shipping_method_code')
  return offer
}

export function getPayment({ store }: Context, { code, lines, carrierCode }: Payment): OfferedPayment {
  const offer = offerPayment(store, { lines, carrierCode }).find((one) => one.code === code)
  if (!offer) throw refuse('PAYMENT_UNAVAILABLE', 'payment_method_code')
  return offer
}

function refuse(code: ErrorCode, field: string): ShopError {
  const path = `addressInformation.${field}`
  return new ShopError(code, { details: [{ path, message: 'is not offered for this order' }] })
}
