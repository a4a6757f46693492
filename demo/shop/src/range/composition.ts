// What a thing is made of, as a label must say it: each fibre by its name and its share, the largest first.
import type { Language } from '@vitrine/domain/store/store-view'
import { CHOICES } from '../attributes/choices.ts'
import type { ClothKey, Good } from '../goods/good.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import { type EveryLanguage, inEveryLanguage } from '../words/localized.ts'
import { CLOTHS } from './cloths.ts'
import { FORMS } from './forms.ts'

/** Hides and metals are named, not counted. */
const UNCOUNTED: ReadonlySet<ClothKey> = new Set(['calf', 'suede', 'acetate', 'brass', 'silver'])

export const compositionKey = ({ form, cloth }: Good): string =>
  FORMS[form].besides ? `${form}-${cloth}` : cloth

export function compositionOf({ form, cloth }: Good): EveryLanguage {
  const { materials, shares = [] } = CLOTHS[cloth]
  const besides = FORMS[form].besides ?? []
  return inEveryLanguage((language) => {
    const nameOf = (material: string) => materialName(material, language)
    if (UNCOUNTED.has(cloth)) return sentence([...besides, ...materials].map(nameOf), language)
    // A shell and its filling are two things: the words of the cloth tell both.
    if (materials.length > 1 && shares.length === 0)
      return bindShortWords(LANGUAGE_TABLES[language].cloths[cloth].facts, language)
    const counted = materials.map((material, i) => withShare(nameOf(material), shares[i] ?? 100, language))
    return sentence(counted, language)
  })
}

function materialName(material: string, language: Language): string {
  const name = CHOICES.material[material]?.[language]
  if (!name) throw new Error(`there is no material "${material}"`)
  return language === 'de' ? name : name.toLowerCase()
}

const withShare = (name: string, share: number, language: Language): string =>
  language === 'en' || language === 'zh' ? `${share}% ${name}` : `${share} % ${name}`

function sentence(parts: readonly string[], language: Language): string {
  const text = parts.join(language === 'zh' ? '，' : ', ')
  return bindShortWords(text.charAt(0).toUpperCase() + text.slice(1), language)
}
