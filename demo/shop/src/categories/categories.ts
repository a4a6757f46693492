import type { PictureSpec } from '@vitrine/art/picture-spec'
import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { loadData } from '../data/load-data.ts'
import { picturePath } from '../picture/picture-path.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { type EveryLanguage, inEveryLanguage } from '../words/localized.ts'
import { urlKey } from '../words/url-key.ts'
import { CATEGORY_KEYS, CLOSED_KEYS } from './category-tree.ts'

type Table<T> = Readonly<Record<string, T>>

const NAMES = loadData<Table<EveryLanguage>>('categories/names')
/** One line above each list, by the whole key: jumpers for women are not described like those for men. */
const LINES = loadData<Table<EveryLanguage>>('categories/lines')
const PICTURES = loadData<Table<PictureSpec>>('categories/pictures')

const lastPart = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
const parentOf = (key: string): string | null =>
  key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null

function namesOf(key: string) {
  // A name for one branch alone is under its whole key.
  const words = NAMES[key] ?? NAMES[lastPart(key)]
  if (!words) throw new Error(`category ${key} has no name`)
  return words
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
  return inEveryLanguage((language) => ({
    name: bindShortWords(names[language], language),
    urlKey: keyIn(key, language),
    ...(lines && { description: bindShortWords(lines[language], language) }),
  }))
}

function categoryOf(key: string): CategoryRecord {
  const parentKey = parentOf(key)
  const siblings = CATEGORY_KEYS.filter((other) => parentOf(other) === parentKey)
  const picture = PICTURES[key]
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
