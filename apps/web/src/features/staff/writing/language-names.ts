import type { TextLanguage } from '@vitrine/contract/content/editing'
import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import type { Translate } from '@vitrine/i18n/create-translate'

export const languageName = (t: Translate, language: TextLanguage): string =>
  language === '*' ? t('staff.contentForAll') : LANGUAGE_NAMES[language]
