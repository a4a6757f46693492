import type { Language } from '@vitrine/domain/store/store-view'
import { german } from './de/german.ts'
import { english } from './en/english.ts'
import type { GarmentWords } from './garment-words.ts'
import { russian } from './ru/russian.ts'
import { ukrainian } from './uk/ukrainian.ts'
import { chinese } from './zh/chinese.ts'

export const LANGUAGE_TABLES: Record<Language, GarmentWords> = {
  en: english,
  de: german,
  ru: russian,
  uk: ukrainian,
  zh: chinese,
}
