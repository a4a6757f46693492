// Flags are counted like attributes, though no catalogue describes them: what they are called and how they are answered.
import type { Language } from '@vitrine/domain/store/store-view'

type Words = Readonly<Record<Language, string>>

const NAMES: Readonly<Record<string, Words>> = {
  set: { en: 'Sold as a set', de: 'Als Set', ru: 'Комплект', uk: 'Комплект', zh: '套装' },
  approved: {
    en: 'Partners’ choice',
    de: 'Von Partnern empfohlen',
    ru: 'Выбор партнёров',
    uk: 'Вибір партнерів',
    zh: '达人推荐',
  },
}
const ANSWERS: Readonly<Record<string, Words>> = {
  '1': { en: 'Yes', de: 'Ja', ru: 'Да', uk: 'Так', zh: '是' },
  '0': { en: 'No', de: 'Nein', ru: 'Нет', uk: 'Ні', zh: '否' },
}

export const flagName = (code: string, language: Language): string | undefined => NAMES[code]?.[language]

export const answerName = (key: string, language: Language): string | undefined => ANSWERS[key]?.[language]

/** How addresses call the answers. */
export const ANSWER_KEYS = [
  { id: 0, key: 'no' },
  { id: 1, key: 'yes' },
] as const

export const answerOptions = (language: Language): { value: string; key: string; label: string }[] =>
  ANSWER_KEYS.map(({ id, key }) => ({ value: String(id), key, label: ANSWERS[id]?.[language] ?? key }))
