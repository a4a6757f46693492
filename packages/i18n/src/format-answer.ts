import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Translate } from './create-translate.ts'
import { formatDay, ISO_DAY } from './format-day.ts'

/** What was chosen or written beside a product, as people read it: a day is written out, words stay as they are. */
export function formatAnswer(value: string, store: Pick<StoreView, 'locale' | 'code'>): string {
  const isDay = ISO_DAY.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? formatDay(value, store) : value
}

type Answers = readonly { label: string; value: string }[]
type Reader = { store: Pick<StoreView, 'locale' | 'code'>; t: Translate }

/** Each behind its label, as letters and papers describe what was chosen. */
export const labelAnswers = (answers: Answers, { store, t }: Reader): string[] =>
  answers.map(({ label, value }) => t('shell.label', { label }) + formatAnswer(value, store))
