// What must not stand on a page in the language of its store.
import type { Language } from '@vitrine/domain/store/store-view'
import { readMessages } from '@vitrine/i18n/read-messages'

/** A text or a label as it stands on a page, in the language the page says it is in. */
export type Words = { text: string; lang: string }

const ENGLISH = readMessages('en')
const KEYS = new Set(Object.keys(ENGLISH))
const KEY_LIKE = /\b[a-z][a-zA-Z]*\.[a-zA-Z]\w*\b/g
const HOLES = /\[object |\bundefined\b|\bNaN\b|\bInvalid Date\b|\{\w+(?:\}|,)|(?<![\p{L}])null(?![\p{L}])/u
/** Two of them in one text are no brand. */
const ENGLISH_WORD =
  /(?<![\p{L}’'-])(?:the|and|with|of|for|is|are|you|your|from|this|that|to)(?![\p{L}’'-])/giu
const NATIVE: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\p{Script=Cyrillic}\p{Script=Han}]/u,
  de: /[\p{Script=Cyrillic}\p{Script=Han}]/u,
  ru: /\p{Script=Han}|[іїєґ]/iu,
  uk: /\p{Script=Han}|[ыэъё]/iu,
  zh: /\p{Script=Cyrillic}/u,
}

/** Chinese has its own, as wide as its words. */
const WESTERN_STOPS = /\p{Script=Han}[,:;?!]|[,:;?!] ?\p{Script=Han}/u

/** A message every language spells its own way, so the English one is out of place elsewhere. */
function isLeftInEnglish(text: string, own: Record<string, string>): boolean {
  const keys = MESSAGE_KEYS.get(text)
  return keys?.every((key) => own[key] !== text) ?? false
}
const MESSAGE_KEYS = Map.groupBy(Object.keys(ENGLISH), (key) => ENGLISH[key] ?? '')

/** "Photo 2, by Надія": the name is hers in any language. */
const namesSomeone = (own: Record<string, string>): RegExp =>
  new RegExp(
    `^${(own['review.openPhoto'] ?? '').replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`,
  )

/** Each fault with the words it was seen in. */
export function wrongWords(words: readonly Words[], language: Language): string[] {
  const own = readMessages(language)
  const named = namesSomeone(own)
  return words
    .filter(({ text, lang }) => lang === language && !named.test(text))
    .flatMap(({ text }) => {
      const fault = faultOf(text, language, own)
      return fault ? [`${fault}: ${text.slice(0, 90)}`] : []
    })
}

function faultOf(text: string, language: Language, own: Record<string, string>): string | undefined {
  if (HOLES.test(text)) return 'a hole'
  if (text.match(KEY_LIKE)?.some((word) => KEYS.has(word))) return 'a key for words'
  if (FOREIGN[language].test(text)) return `not ${language}`
  if (language === 'zh' && WESTERN_STOPS.test(text)) return 'Western stops'
  if (language === 'en') return undefined
  if (isLeftInEnglish(text, own)) return 'left in English'
  const isNative = language !== 'de' && NATIVE[language].test(text)
  const english = text.match(ENGLISH_WORD) ?? []
  return !isNative && new Set(english).size > 1 ? 'left in English' : undefined
}
