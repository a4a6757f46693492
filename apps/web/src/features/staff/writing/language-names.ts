import type { TextLanguage } from '@vitrine/contract/content/editing'
import type { Translate } from '@vitrine/i18n/create-translate'

/** Languages are called by themselves. */
const NAMES = { en: 'English', de: 'Deutsch', ru: 'Русский', uk: 'Українська', zh: '中文' } as const

export const languageName = (t: Translate, language: TextLanguage): string =>
  language === '*' ? t('staff.contentForAll') : NAMES[language]
