import type { Language, StoreView } from '@vitrine/domain/store/store-view'

type Currency = StoreView['currencyCode']
export type PaymentOffer = {
  id: number
  code: string
  title: Record<Language, string>
  discountPercent: number
  /** The discount is rounded up to a multiple of this, minor units. */
  rounding: Record<Currency, number>
  fee: Record<Currency, number>
}

const NONE = { USD: 0, EUR: 0, RUB: 0 }

/** Ways to pay outside the shop; first is the default. */
export const PAYMENT_OFFERS: readonly PaymentOffer[] = [
  {
    id: 1,
    code: 'banktransfer',
    title: {
      en: 'Bank transfer',
      de: 'Vorkasse per Überweisung',
      ru: 'Банковский перевод',
      uk: 'Банківський переказ',
      zh: '银行转账',
    },
    discountPercent: 3,
    rounding: { USD: 100, EUR: 100, RUB: 1000 },
    fee: NONE,
  },
  {
    id: 2,
    code: 'cashondelivery',
    title: {
      en: 'Cash on delivery',
      de: 'Nachnahme',
      ru: 'Оплата при получении',
      uk: 'Оплата під час отримання',
      zh: '货到付款',
    },
    discountPercent: 0,
    rounding: NONE,
    fee: { USD: 400, EUR: 400, RUB: 35_000 },
  },
  {
    id: 3,
    code: 'invoice',
    title: {
      en: 'Pay by invoice',
      de: 'Kauf auf Rechnung',
      ru: 'Оплата по счёту',
      uk: 'Оплата за рахунком',
      zh: '凭账单付款',
    },
    discountPercent: 0,
    rounding: NONE,
    fee: NONE,
  },
]
