import type { Language } from '@vitrine/domain/store/store-view'
import literataCyrillic from '#web/styles/fonts/literata-display-cyrillic.woff2?url'
import literataLatin from '#web/styles/fonts/literata-display-latin.woff2?url'
import onestCyrillic from '#web/styles/fonts/onest-cyrillic-wght-normal.woff2?url'
import onestLatin from '#web/styles/fonts/onest-latin-wght-normal.woff2?url'

const latin = [literataLatin, onestLatin]
const cyrillic = [literataCyrillic, onestCyrillic]

/** Worth fetching before the style sheet asks. Chinese is set in the system's own faces. */
const preloaded: Record<Language, string[]> = { en: latin, de: latin, ru: cyrillic, uk: cyrillic, zh: [] }

export const fontsOf = (language: Language): string[] => preloaded[language]
