import { SHOP_NAME } from '../shop-name.ts'
import type { StoreView } from '../store-view.ts'

const base = { shopName: SHOP_NAME, enabled: true, dateFormat: 'HH:mm D-M-YYYY', pricesIncludeTax: true }
const signFirst = '{sign}{amount}'
const signLast = '{amount} {sign}'
const usd = { currencyCode: 'USD', currencySign: '$' } as const
const eur = { currencyCode: 'EUR', currencySign: '€' } as const
const rub = { currencyCode: 'RUB', currencySign: '₽' } as const

/** The store views a new shop has (§9 stores and formatting), as its first migration writes them; the shop itself reads its rows. */
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

/** One of them for who must have one; the American where nothing is said. */
export function aStoreView(code = 'us'): StoreView {
  const store = findStoreView(code)
  if (!store) throw new Error(`There is no store view ${code}.`)
  return store
}
