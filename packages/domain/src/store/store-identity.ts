import type { Language, StoreCode, StoreView } from './store-view.ts'

export type StoreIdentity = Pick<StoreView, 'storeId' | 'language' | 'currencyCode'>

/**
 * What a store is known by for ever: its number stands in every row that belongs to it, its texts are written and searched in
 * its language, and every sum it has ever told is of its money. All else is its row's to say.
 */
export const STORE_IDENTITIES: Readonly<Record<StoreCode, StoreIdentity>> = {
  us: { storeId: 1, language: 'en', currencyCode: 'USD' },
  en: { storeId: 2, language: 'en', currencyCode: 'USD' },
  eu: { storeId: 3, language: 'en', currencyCode: 'EUR' },
  de: { storeId: 4, language: 'de', currencyCode: 'EUR' },
  ru: { storeId: 5, language: 'ru', currencyCode: 'RUB' },
  ua: { storeId: 6, language: 'uk', currencyCode: 'EUR' },
  cn: { storeId: 7, language: 'zh', currencyCode: 'USD' },
}
const ENTRIES = Object.entries(STORE_IDENTITIES) as [StoreCode, StoreIdentity][]

export const isStoreCode = (code: string): code is StoreCode => Object.hasOwn(STORE_IDENTITIES, code)

export const storeIdOf = (code: string): number | undefined =>
  isStoreCode(code) ? STORE_IDENTITIES[code].storeId : undefined

export const storeCodeOf = (storeId: number | null): StoreCode | undefined =>
  ENTRIES.find(([, store]) => store.storeId === storeId)?.[0]

export const codesSpeaking = (languages: readonly Language[]): StoreCode[] =>
  ENTRIES.filter(([, { language }]) => languages.includes(language)).map(([code]) => code)
