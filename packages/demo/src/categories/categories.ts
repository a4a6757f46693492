import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { picturePath } from '../picture/picture-path.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { inEveryLanguage, localized } from '../words/localized.ts'
import { urlKey } from '../words/url-key.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { CATEGORY_PICTURES } from './category-pictures.ts'
import { CATEGORY_KEYS, CLOSED_KEYS } from './category-tree.ts'
import { MEN_LINES } from './men-lines.ts'
import { OTHER_LINES } from './other-lines.ts'
import { WOMEN_LINES } from './women-lines.ts'

/** One line above each list, by the whole key: jumpers for women are not told like those for men. */
const LINES = { ...WOMEN_LINES, ...MEN_LINES, ...OTHER_LINES }

const lastPart = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
const parentOf = (key: string): string | null =>
  key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null

function namesOf(key: string) {
  const words = CATEGORY_NAMES[lastPart(key)]
  if (!words) throw new Error(`category ${key} has no name`)
  return localized(words)
}

const keyIn = (key: string, language: Language): string =>
  language === 'en' || language === 'zh' ? lastPart(key) : urlKey(namesOf(key), language)

/** `/damen/strick`: the address of a category in one language, without the store's prefix. */
export function categoryPath(key: string, language: Language): string {
  const parts = key.split('/').map((_, i, all) => keyIn(all.slice(0, i + 1).join('/'), language))
  return `/${parts.join('/')}`
}

function textsOf(key: string): CategoryRecord['texts'] {
  const names = namesOf(key)
  const lines = LINES[key]
  const told = lines && localized(lines)
  return inEveryLanguage((language) => ({
    name: bindShortWords(names[language], language),
    urlKey: keyIn(key, language),
    ...(told && { description: bindShortWords(told[language], language) }),
  }))
}

function categoryOf(key: string): CategoryRecord {
  const parentKey = parentOf(key)
  const siblings = CATEGORY_KEYS.filter((other) => parentOf(other) === parentKey)
  const picture = CATEGORY_PICTURES[key]
  return {
    kind: 'category',
    key,
    parentKey,
    position: siblings.indexOf(key) + 1,
    isActive: !CLOSED_KEYS.has(key),
    includeInMenu: !CLOSED_KEYS.has(key),
    ...(picture && { image: picturePath(picture) }),
    texts: textsOf(key),
  }
}

export const categories = (): CategoryRecord[] => CATEGORY_KEYS.map(categoryOf)
