// A store view: one shop window with its own code, language, currency and tax. Always passed along, never global.

export const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

export const STORE_CODES = ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'] as const
export type StoreCode = (typeof STORE_CODES)[number]
export const DEFAULT_STORE_CODE: StoreCode = 'us'

/** In which money the stores trade, and have traded. */
export const CURRENCY_CODES = ['USD', 'EUR', 'RUB'] as const

export type StoreView = {
  storeId: number
  code: StoreCode
  name: string
  /** What the whole shop is called, in all stores alike. */
  shopName: string
  enabled: boolean
  language: Language
  locale: string
  currencyCode: (typeof CURRENCY_CODES)[number]
  currencySign: string
  /** `{sign}{amount}` or `{amount} {sign}` */
  pricePattern: string
  dateFormat: string
  defaultCountry: string
  /** Whether shelf prices hold tax already. */
  pricesIncludeTax: boolean
}
