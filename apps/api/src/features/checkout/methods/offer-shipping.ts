import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { type DeliveryZone, deliveryZone } from '@vitrine/domain/checkout/delivery-zone'
import { NEVER_FREE_MINOR } from '@vitrine/domain/checkout/free-delivery'
import type { ShippingTerms } from '@vitrine/domain/checkout/methods'
import { toMajor } from '@vitrine/domain/money/money'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { FREE_FROM_MINOR, SHIPPING_OFFERS, type ShippingOffer } from './shipping-table.ts'

/** A way of delivery open to a country, in the words and money of a store. */
export type OfferedShipping = ShippingTerms & {
  title: string
  carrierTitle: string
  days: [number, number]
}

export function offerShipping(store: StoreView, country: string): OfferedShipping[] {
  const zone = deliveryZone(store.defaultCountry, country)
  if (!zone) return []
  return SHIPPING_OFFERS.flatMap((offer) => offerIn(zone, offer, store) ?? [])
}

function offerIn(zone: DeliveryZone, offer: ShippingOffer, store: StoreView): OfferedShipping | undefined {
  const priceMinor = offer.price[zone]?.[store.currencyCode]
  const days = offer.days[zone]
  if (priceMinor === undefined || !days) return undefined
  return {
    carrierCode: offer.carrierCode,
    methodCode: offer.methodCode,
    priceMinor,
    limitMinor: offer.freeIn.includes(zone) ? FREE_FROM_MINOR[store.currencyCode] : NEVER_FREE_MINOR,
    title: offer.title[store.language],
    carrierTitle: offer.carrierTitle[store.language],
    days,
  }
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
    delivery_days: offer.days,
  }
}
