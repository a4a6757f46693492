import type { Language } from '@vitrine/domain/store/store-view'
import { readMessages } from '@vitrine/i18n/read-messages'

/** Words of mails are the server's. */
const MAIL_ONLY = 'mail.'

export function screenTexts(language: Language): Record<string, string> {
  const texts = Object.entries(readMessages(language))
  return Object.fromEntries(texts.filter(([key]) => !key.startsWith(MAIL_ONLY)))
}

export const screenKeys = (): string[] => Object.keys(screenTexts('en')).sort()
