import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { canPayBy, type PaymentTerms } from '@vitrine/domain/checkout/methods'
import { toMajor } from '@vitrine/domain/money/money'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { PAYMENT_OFFERS } from './payment-table.ts'

export type OfferedPayment = PaymentTerms & { id: number; title: string }
type Order = { lines: readonly { type: ProductType }[]; carrierCode?: string | null }

export function offerPayment(store: StoreView, order: Order): OfferedPayment[] {
  const { currencyCode, language } = store
  return PAYMENT_OFFERS.filter(({ code }) => canPayBy(code, order)).map((offer) => ({
    id: offer.id,
    code: offer.code,
    title: offer.title[language],
    discountPercent: offer.discountPercent,
    roundingMinor: offer.rounding[currencyCode],
    minimumMinor: 0,
    feeMinor: offer.fee[currencyCode],
  }))
}

export function toWirePayment(offer: OfferedPayment, place: number): PaymentMethod {
  return {
    code: offer.code,
    title: offer.title,
    value: offer.code,
    id: offer.id,
    default: place === 0,
    is_server_method: true,
    discount: offer.discountPercent,
    rounding: toMajor(offer.roundingMinor),
    minimum: toMajor(offer.minimumMinor),
    cost_incl_tax: toMajor(offer.feeMinor),
    offline: true,
  }
}
