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

export const answerOptions = (language: Language): { value: string; label: string }[] =>
  Object.entries(ANSWERS).map(([value, words]) => ({ value, label: words[language] }))
