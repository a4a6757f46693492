import type { StoreView } from '@vitrine/domain/store/store-view'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What was chosen or written beside a product, as people read it: a day is written out, words stay as they are. */
export function formatAnswer(value: string, { locale }: Pick<StoreView, 'locale'>): string {
  const time = DAY.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN
  if (Number.isNaN(time)) return value
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
