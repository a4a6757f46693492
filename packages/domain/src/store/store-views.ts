import type { StoreCode, StoreView } from './store-view.ts'

const base = { enabled: true, dateFormat: 'HH:mm D-M-YYYY', pricesIncludeTax: true }
const signFirst = '{sign}{amount}'
const signLast = '{amount} {sign}'
const usd = { currencyCode: 'USD', currencySign: '$' } as const
const eur = { currencyCode: 'EUR', currencySign: '€' } as const
const rub = { currencyCode: 'RUB', currencySign: '₽' } as const

/** The seven store views of the specification (§9 stores and formatting). */
export const STORE_VIEWS: readonly StoreView[] = [
  {
    ...base,
    ...usd,
    storeId: 1,
    code: 'us',
    name: 'United States',
    language: 'en',
    locale: 'en-US',
    pricePattern: signFirst,
    defaultCountry: 'US',
  },
  {
    ...base,
    ...usd,
    storeId: 2,
    code: 'en',
    name: 'International',
    language: 'en',
    locale: 'en-GB',
    pricePattern: signFirst,
    defaultCountry: 'GB',
  },
  {
    ...base,
    ...eur,
    storeId: 3,
    code: 'eu',
    name: 'Europe',
    language: 'en',
    locale: 'en-GB',
    pricePattern: signFirst,
    defaultCountry: 'IE',
  },
  {
    ...base,
    ...eur,
    storeId: 4,
    code: 'de',
    name: 'Deutschland',
    language: 'de',
    locale: 'de-DE',
    pricePattern: signLast,
    defaultCountry: 'DE',
  },
  {
    ...base,
    ...rub,
    storeId: 5,
    code: 'ru',
    name: 'Россия',
    language: 'ru',
    locale: 'ru-RU',
    pricePattern: signLast,
    defaultCountry: 'RU',
  },
  {
    ...base,
    ...eur,
    storeId: 6,
    code: 'ua',
    name: 'Україна',
    language: 'uk',
    locale: 'uk-UA',
    pricePattern: signLast,
    defaultCountry: 'UA',
  },
  {
    ...base,
    ...usd,
    storeId: 7,
    code: 'cn',
    name: '中国',
    language: 'zh',
    locale: 'zh-CN',
    pricePattern: signFirst,
    defaultCountry: 'CN',
  },
]

export function findStoreView(code: string): StoreView | undefined {
  return STORE_VIEWS.find((view) => view.code === code)
}

export function isStoreCode(code: string): code is StoreCode {
  return STORE_VIEWS.some((view) => view.code === code)
}
