import type { AttributeLabels } from '@vitrine/contract/catalog/editing/attributes'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'

/** Languages in one order, and none that says nothing: what was written and taken back is no change. */
export function withLabel(labels: AttributeLabels, language: Language, words: string): AttributeLabels {
  const all = { ...labels, [language]: words }
  return Object.fromEntries(LANGUAGES.flatMap((one) => (all[one] ? [[one, all[one]]] : [])))
}
