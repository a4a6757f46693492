import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { type Delivery, deliveriesTo, type Parcel } from '@vitrine/domain/checkout/delivery'
import { toMajor } from '@vitrine/domain/money/money'
import type { Offering } from '#api/commerce/commerce.ts'
import { titleOf } from '#api/words.ts'
import { type OfferedPoints, offerPoints, toWirePoint } from './pickup-points.ts'

/** A way of delivery open to a parcel, in the words and money of a store. */
export type OfferedShipping = Delivery & { title: string; carrierTitle: string } & OfferedPoints

export function offerShipping(
  { store, commerce: { delivery, points } }: Offering,
  parcel: Parcel,
): OfferedShipping[] {
  return deliveriesTo(delivery, store, parcel).map((way) => ({
    ...way,
    title: titleOf(store, way.titles, `commerce.way.${way.carrierCode}.${way.methodCode}`),
    carrierTitle: titleOf(store, way.carrierTitles, `commerce.carrier.${way.carrierCode}`),
    ...offerPoints(points, way, parcel),
  }))
}

export function toWireShipping(offer: OfferedShipping, place: number, taxMinor: number): ShippingMethod {
  return {
    method_code: offer.methodCode,
    carrier_code: offer.carrierCode,
    method_title: offer.title,
    carrier_title: offer.carrierTitle,
    amount: toMajor(offer.priceMinor),
    price_incl_tax: toMajor(offer.priceMinor),
    price_excl_tax: toMajor(offer.priceMinor - taxMinor),
    available: true,
    error_message: '',
    default: place === 0,
    offline: false,
    limit: toMajor(offer.limitMinor),
    delivery_days: [...offer.days],
    needs_point: offer.needsPoint,
    pickup_points: offer.points.map(toWirePoint),
  }
}
