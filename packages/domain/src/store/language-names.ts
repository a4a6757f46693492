import type { Language } from './store-view.ts'

/** Languages are called by themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
}
