import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'

export type EveryLanguage = Record<Language, string>

export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
}
