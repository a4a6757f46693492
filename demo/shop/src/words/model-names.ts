// House names: two jumpers of one cloth and cut are told apart by them.
import type { Language } from '@vitrine/domain/store/store-view'
import { loadData } from '../data/load-data.ts'
import type { EveryLanguage } from './localized.ts'

/** A key of data/models.yaml. */
export type ModelKey = string

const MODELS = loadData<Record<ModelKey, EveryLanguage>>('models')

/** `Elin lambswool jumper`, but `Rundhalspullover aus Lammwolle „Elin“`: each language has its own place for it. */
const PLACED: Record<Language, (name: string, model: string) => string> = {
  en: (name, model) =>
    `${model} ${name.replace(/^[A-Z](?=[a-z])(?!reton|xford)/, (first) => first.toLowerCase())}`,
  de: (name, model) => `${name} „${model}“`,
  ru: (name, model) => `${name} «${model}»`,
  uk: (name, model) => `${name} «${model}»`,
  zh: (name, model) => `“${model}”${name}`,
}

export const withModel = (name: string, model: ModelKey, language: Language): string =>
  PLACED[language](name, modelName(model)[language])

function modelName(model: ModelKey): EveryLanguage {
  const name = MODELS[model]
  if (!name) throw new Error(`there is no model "${model}"`)
  return name
}
