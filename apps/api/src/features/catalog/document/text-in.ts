import type { Language } from '@vitrine/domain/store/store-view'

/** The text of a language, else English, else whatever there is. */
export function textIn<T>(texts: Partial<Record<Language, T>>, language: Language): T | undefined {
  return texts[language] ?? texts.en ?? Object.values(texts)[0]
}
