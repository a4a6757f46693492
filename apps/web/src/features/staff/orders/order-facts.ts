import type { StoreView } from '@vitrine/domain/store/store-view'
import { expectedBy } from '@vitrine/i18n/calendar/expected-by'

type Promised = { created_at: string; days: number | null; store: Pick<StoreView, 'code'> }

/** The last day it may arrive, by the calendar of its store; empty where nothing is sent. */
export function promisedDay(locale: string, { created_at, days, store }: Promised): string {
  if (days === null) return ''
  const day = expectedBy(Date.parse(created_at), days, store.code)
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(day)
}
