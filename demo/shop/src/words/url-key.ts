import { slugify } from '@vitrine/domain/catalog/slugify'
import type { Language } from '@vitrine/domain/store/store-view'
import type { EveryLanguage } from './localized.ts'
import { transliterate } from './transliterate.ts'

/** Chinese has no letters to spell out, so its addresses keep the English words. */
export function urlKey(names: EveryLanguage, language: Language): string {
  return slugify(transliterate(language === 'zh' ? names.en : names[language], language))
}
