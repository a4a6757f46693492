import { LANGUAGES, type Language, type StoreView } from './store-view.ts'

/** The languages, and English as Americans write it: what is not given in it is read in English. */
export const DIALECTS = [...LANGUAGES, 'en-US'] as const
export type Dialect = (typeof DIALECTS)[number]

export const languageOf = (dialect: Dialect): Language => (dialect === 'en-US' ? 'en' : dialect)

/** How the shop writes in this store. */
export const dialectOf = ({ language, locale }: Pick<StoreView, 'language' | 'locale'>): Dialect =>
  locale === 'en-US' ? 'en-US' : language
