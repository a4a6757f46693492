import { isVirtualCart } from '../cart/is-virtual-cart.ts'
import type { ProductType } from '../catalog/records.ts'
import type { Language } from '../store/store-view.ts'
import { NEVER_FREE_MINOR } from './free-delivery.ts'

/** Words of a shop's own for a way to deliver or to pay; where it has none, messages hold them. */
export type Titles = Readonly<Partial<Record<Language, string>>>

export const CASH_ON_DELIVERY = 'cashondelivery'

/** How paying this way changes the total (api-shapes, PaymentMethod). Minor units. */
export type PaymentTerms = {
  code: string
  /** Percent off, given from `minimumMinor` on, rounded up to a multiple of `roundingMinor`. */
  discountPercent: number
  roundingMinor: number
  minimumMinor: number
  feeMinor: number
}

/** A gift card is money: where nothing else is bought no way to pay takes anything off it, and none says that it does. */
export const termsFor = <Terms extends PaymentTerms>(
  terms: Terms,
  lines: readonly { isGiftCard?: boolean }[],
): Terms =>
  lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard) ? { ...terms, discountPercent: 0 } : terms

/** A way to pay as a store offers it. */
export type PaymentOffer = PaymentTerms & {
  storeId: number
  id: number
  titles: Titles
  /** The service it goes through; null: settled outside the shop. */
  provider: string | null
}

export type ShippingTerms = {
  carrierCode: string
  methodCode: string
  priceMinor: number
  /** Free from this amount after discounts. */
  limitMinor: number
}

/**
 * Specification §9: stands in while the shop's own ways could not be asked. Nobody delivers by it: an order that names it
 * goes by the usual way.
 */
export const OFFLINE_SHIPPING: ShippingTerms = {
  carrierCode: 'test',
  methodCode: 'test',
  priceMinor: 400,
  limitMinor: NEVER_FREE_MINOR,
}

export const isOfflineShipping = (way: Pick<ShippingTerms, 'carrierCode' | 'methodCode'>): boolean =>
  way.carrierCode === OFFLINE_SHIPPING.carrierCode && way.methodCode === OFFLINE_SHIPPING.methodCode

type Order = { lines: readonly { type: ProductType; isGiftCard?: boolean }[]; carrierCode?: string | null }

/** Nobody stands at the door of a cart without goods, the express courier takes no money, and a gift card is paid ahead. */
export function canPayBy(code: string, { lines, carrierCode }: Order): boolean {
  if (code !== CASH_ON_DELIVERY) return true
  return !isVirtualCart(lines) && carrierCode !== 'express' && !lines.some(({ isGiftCard }) => isGiftCard)
}
