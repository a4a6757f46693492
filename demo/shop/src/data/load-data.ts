import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { load } from 'js-yaml'

const FOLDER = new URL('../../data/', import.meta.url)

/** A data file by its path below `data`, without `.yaml`. The tests hold each file to its schema. */
export const loadData = <T>(path: string): T =>
  load(readFileSync(new URL(`${path}.yaml`, FOLDER), 'utf8')) as T

/** One file for each language in a folder of that name. */
export const loadByLanguage = <T>(folder: string): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, loadData<T>(`${folder}/${language}`)])) as Record<
    Language,
    T
  >
