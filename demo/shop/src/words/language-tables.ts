import type { Language } from '@vitrine/domain/store/store-view'
import { loadData } from '../data/load-data.ts'
import type { GarmentWords } from './garment-words.ts'
import { inEveryLanguage } from './localized.ts'

const tableOf = (language: Language): GarmentWords => {
  const part = <K extends keyof GarmentWords>(name: K) =>
    loadData<GarmentWords[K]>(`words/${language}/${name}`)
  return {
    forms: part('forms'),
    cloths: part('cloths'),
    prints: part('prints'),
    fits: part('fits'),
    care: part('care'),
    remarks: part('remarks'),
  }
}

export const LANGUAGE_TABLES = inEveryLanguage(tableOf)
