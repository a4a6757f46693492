import type { DeliveryZone } from '@vitrine/domain/checkout/delivery-zone'
import type { Language, StoreView } from '@vitrine/domain/store/store-view'

type Currency = StoreView['currencyCode']
type Words = Record<Language, string>
export type ShippingOffer = {
  carrierCode: 'parcelshop' | 'courier' | 'express'
  methodCode: string
  title: Words
  carrierTitle: Words
  /** Minor units with tax. */
  price: Partial<Record<DeliveryZone, Record<Currency, number>>>
  /** Working days from dispatch, earliest and latest. */
  days: Partial<Record<DeliveryZone, [number, number]>>
  /** Express and far parcels cost their price whatever the basket. */
  freeIn: readonly DeliveryZone[]
}

export const FREE_FROM_MINOR: Record<Currency, number> = { USD: 20_000, EUR: 15_000, RUB: 1_500_000 }

/** First is the default. */
export const SHIPPING_OFFERS: readonly ShippingOffer[] = [
  {
    carrierCode: 'parcelshop',
    methodCode: 'standard',
    title: {
      en: 'Parcel shop',
      de: 'Abholung im Paketshop',
      ru: 'Пункт выдачи',
      uk: 'Пункт видачі',
      zh: '自提点取货',
    },
    carrierTitle: {
      en: 'Parcel service',
      de: 'Paketdienst',
      ru: 'Служба доставки',
      uk: 'Служба доставки',
      zh: '快递服务',
    },
    price: {
      home: { USD: 800, EUR: 490, RUB: 29_000 },
      near: { USD: 1500, EUR: 990, RUB: 89_000 },
    },
    days: { home: [2, 4], near: [4, 7] },
    freeIn: ['home', 'near'],
  },
  {
    carrierCode: 'courier',
    methodCode: 'door',
    title: {
      en: 'Courier to the door',
      de: 'Lieferung an die Haustür',
      ru: 'Курьер до двери',
      uk: 'Кур’єр до дверей',
      zh: '送货上门',
    },
    carrierTitle: { en: 'Courier', de: 'Kurier', ru: 'Курьер', uk: 'Кур’єр', zh: '快递员' },
    price: {
      home: { USD: 1200, EUR: 690, RUB: 49_000 },
      near: { USD: 1900, EUR: 1290, RUB: 119_000 },
      world: { USD: 2900, EUR: 2490, RUB: 249_000 },
    },
    days: { home: [2, 3], near: [4, 6], world: [6, 12] },
    freeIn: ['home', 'near'],
  },
  {
    carrierCode: 'express',
    methodCode: 'nextday',
    title: {
      en: 'Express',
      de: 'Expresszustellung',
      ru: 'Экспресс-доставка',
      uk: 'Експрес-доставка',
      zh: '加急配送',
    },
    carrierTitle: {
      en: 'Express courier',
      de: 'Expresskurier',
      ru: 'Экспресс-курьер',
      uk: 'Експрес-кур’єр',
      zh: '特快专递',
    },
    price: { home: { USD: 2400, EUR: 1490, RUB: 99_000 } },
    days: { home: [1, 1] },
    freeIn: [],
  },
]
