import type { EveryLanguage } from '../words/localized.ts'
import { loadData } from './load-data.ts'

const LABELS = loadData<Record<string, EveryLanguage>>('labels')

/** Short words in many places. */
export function label(key: string): EveryLanguage {
  const words = LABELS[key]
  if (!words) throw new Error(`there is no label "${key}"`)
  return words
}
