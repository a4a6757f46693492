import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { canPayBy, type PaymentOffer, type PaymentTerms, termsFor } from '@vitrine/domain/checkout/methods'
import { toMajor } from '@vitrine/domain/money/money'
import { isGiftCard } from '@vitrine/domain/promotion/bought-gift-card'
import type { Offering } from '#api/commerce/commerce.ts'
import { titleOf } from '#api/words.ts'

export type OfferedPayment = PaymentTerms & Pick<PaymentOffer, 'id' | 'provider'> & { title: string }
type Line = { type: ProductType } & ({ isGiftCard: boolean } | Parameters<typeof isGiftCard>[0])
type Order = { lines: readonly Line[]; carrierCode?: string | null }

export function offerPayment({ store, commerce: { payments } }: Offering, asked: Order): OfferedPayment[] {
  const lines = asked.lines.map((line) => ({
    type: line.type,
    isGiftCard: 'isGiftCard' in line ? line.isGiftCard : isGiftCard(line),
  }))
  const order = { ...asked, lines }
  return payments
    .filter(({ storeId, code }) => storeId === store.storeId && canPayBy(code, order))
    .map(({ storeId: _, titles, ...offer }) => ({
      ...termsFor(offer, lines),
      title: titleOf(store, titles, `commerce.payment.${offer.code}`),
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
    offline: offer.provider === null,
  }
}
