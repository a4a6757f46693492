import type { Localized } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'

/** The five languages in their fixed order, so a table stays one line per thing. */
export type Words = readonly [en: string, de: string, ru: string, uk: string, zh: string]
export type EveryLanguage = Record<Language, string>

export const localized = ([en, de, ru, uk, zh]: Words): EveryLanguage & Localized => ({ en, de, ru, uk, zh })

export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
}
